import type { ChangedLines } from '../../core/changed-lines.ts';
import type { Domain } from '../../constraint/domains/domain.ts';
import type { Input } from '../../execution/input/input.ts';
import type { InputDescription } from '../../execution/input/input-description.ts';
import type { TargetOptions } from '../../execution/open-target.ts';
import type { FindingKind } from '../../oracle/finding-kinds.ts';
import type { GrammarUse } from '../../search/search-context.ts';
import type { StrategyName } from '../../search/declared-strategies.ts';
import type { NativeSolver } from '../../solver/links/smt/native-solver.ts';

/** All options of a campaign; the callers set the defaults. */
export interface CampaignOptions {
  readonly file: string;
  /** Dotted path of the export; empty for the default export or the only function. */
  readonly exportName: string;
  /** One domain for each argument of the target. */
  readonly domains: readonly Domain[];
  /** The inputs in readable form, and possible inputs that are not generated; missing if they are not reported. */
  readonly described?: InputDescription;
  /** The inputs to continue with when everything within the depth of recursive types was explored. */
  readonly deeper?: DeeperInputs | undefined;
  /** The inputs to continue with if longer ones than those explored reach further, from the next longer ones on. */
  readonly longer?: readonly LongerInputs[];
  readonly strategy: StrategyName;
  /** Required by grammar-based strategies. */
  readonly grammar?: GrammarUse;
  readonly seed: string;
  /** Folders of seed files, in the order in which they run; subfolders are read, too. */
  readonly seedFolders?: readonly string[];
  /** Run before other seeds; inputs that do not fit the domains are left out. */
  readonly firstInputs?: readonly Input[];
  /** Strategies prefer inputs that reach these lines. */
  readonly changed?: ChangedLines;
  readonly budget: CampaignBudget;
  /** Number of parallel workers; results are reproducible only with one. */
  readonly workers: number;
  /** Holds one folder for each target. */
  readonly outFolder: string;
  /** The file of known findings; with `update`, it is written with those of this campaign. */
  readonly baseline?: { readonly file: string; readonly update: boolean };
  /** The file of the specification by example, which is read and written; its inputs are seeds. */
  readonly spec?: string;
  /** Continue the latest campaign in the target's folder. */
  readonly resume: boolean;
  /** Permissions, limits and rejection rules of the target. */
  readonly execution: Omit<TargetOptions, 'file' | 'exportName' | 'build' | 'printResults' | 'signal'>;
  /** Used instead of the built-in Z3. */
  readonly solver?: NativeSolver;
  /** Kinds of failures that are not reported as findings. */
  readonly allowedKinds: readonly FindingKind[];
  /** How often one path is flipped at the same site before the rest is postponed. */
  readonly flipsPerSite: number;
  /** Patterns of the files whose coverage is counted, and not counted. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** The inputs of a target with recursive types, one level deeper. */
interface DeeperInputs {
  /** True if the user requested that depth; otherwise a level is added only while the last one brought new paths. */
  readonly isAsked: boolean;
  /** Returns undefined if the inputs would be too large. */
  readonly read: () => LargerInputs | undefined;
}

/** The inputs of a target with longer texts, bytes and arrays. */
interface LongerInputs {
  readonly domains: readonly Domain[];
  /** Returns undefined if the inputs would be too large. */
  readonly read: () => LargerInputs | undefined;
}

/** The options that change when a campaign continues with larger inputs. */
export type LargerInputs = Pick<CampaignOptions, 'domains' | 'described' | 'deeper' | 'longer'>;

/** The campaign ends at the first limit it reaches. */
export interface CampaignBudget {
  readonly timeMs?: number;
  readonly runs?: number;
  /** Number of consecutive runs without new coverage. */
  readonly plateauRuns?: number;
}
