import type { Domain } from '../constraint/domain.ts';
import type { TargetOptions } from '../execution/open-target.ts';
import type { FindingKind } from '../oracle/judge.ts';
import type { GrammarUse } from '../search/make-strategy.ts';
import type { StrategyName } from '../search/strategy-name.ts';
import type { NativeSolver } from '../solver/smt/native-solver.ts';

/** Everything a campaign has to be told; defaults are the command line's business. */
export interface CampaignOptions {
  readonly file: string;
  /** Dotted; empty for the default export or the only function. */
  readonly exportName: string;
  /** One per argument of the target. */
  readonly domains: readonly Domain[];
  readonly strategy: StrategyName;
  /** For strategies that work from one. */
  readonly grammar?: GrammarUse;
  readonly seed: string;
  /** Files to start from, at any depth. */
  readonly seedFolder?: string;
  readonly budget: CampaignBudget;
  /** Explorers that work side by side; results are the same each time only with one. */
  readonly workers: number;
  /** Holds one folder per target. */
  readonly outFolder: string;
  /** Go on where the campaign in the target's folder stopped. */
  readonly resume: boolean;
  /** What the target may do, how long it may take, and which errors are rejections. */
  readonly execution: Omit<TargetOptions, 'file' | 'exportName' | 'build' | 'printResults' | 'signal'>;
  /** Asked instead of the built-in Z3. */
  readonly solver?: NativeSolver;
  /** Ways to fail that are no findings here. */
  readonly allowedKinds: readonly FindingKind[];
  /** How often one path is flipped at the same site. */
  readonly flipsPerSite: number;
}

/** Whatever is reached first ends the campaign. */
export interface CampaignBudget {
  readonly timeMs?: number;
  readonly runs?: number;
  /** Runs in a row without a new branch. */
  readonly plateauRuns?: number;
}
