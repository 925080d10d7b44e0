import type { Json } from '../../core/tagged-value.ts';
import type { DescribedInput, LeftOutInput } from '../../execution/input/input-description.ts';
import type { InputEncoding } from '../../execution/input/encoded-input.ts';
import type { CoverageTally } from '../../execution/outcome/coverage-tally.ts';
import type { OutcomeKind } from '../../execution/outcome/outcome.ts';
import type { BranchKind } from '../../instrument/sites/sites.ts';
import type { ReportedFinding } from '../../finding/reported-finding.ts';
import type { EngineFigures, SolverFigures } from '../campaign-result.ts';
import type { ReportedGrammar } from './reported-grammar.ts';

/**
 * Everything that is known about a campaign, read from its folder: `coppice report DIR --format json` prints it, every
 * other format is made of it, and reporters of users receive it. `schemas/report.schema.json` in the package describes
 * the same as a JSON schema. Later versions may add keys; these stay. Sites are `file:line:column`.
 *
 * @example
 * ```ts
 * export function report({ branches }: ReportData): string {
 *   const open = branches.filter(({ arms }) => arms.some(({ state }) => state === 'unknown'));
 *   return open.map(({ site }) => site).join('\n');
 * }
 * ```
 */
export interface ReportData {
  readonly version: 1;
  readonly campaign: ReportedCampaign;
  readonly coverage: CoverageTally;
  /** Coverage in the functions that some run entered. */
  readonly entered: Pick<CoverageTally, 'branches'>;
  /** Coverage over time, one point for each input with new coverage, and a last one. */
  readonly timeline: readonly TimelinePoint[];
  readonly files: readonly FileReport[];
  readonly branches: readonly BranchReport[];
  readonly findings: readonly ReportedFinding[];
  /** The inputs that brought new coverage, in order. */
  readonly inputs: readonly InputReport[];
  /** The first decisions of recorded runs; parents come before their children. */
  readonly tree: readonly DecisionReport[];
  readonly solver: SolverReport;
  readonly engine: Pick<
    EngineFigures,
    'recordings' | 'events' | 'stale' | 'concretizations' | 'losses' | 'unrewritten'
  >;
  /** Present if the inputs are texts with a grammar that can still be read. */
  readonly grammar?: ReportedGrammar;
  /** What to try next, the most promising first. */
  readonly advice: readonly Advice[];
}

/** The campaign as a whole. */
export interface ReportedCampaign {
  /** `FILE#EXPORT`; of a comparison the names of all sides. */
  readonly target: string;
  /** The compared targets; missing if it is not a comparison. */
  readonly sides?: readonly string[];
  readonly strategy: string;
  readonly seed: string;
  /** Folder of the campaign, relative to the working directory. */
  readonly folder: string;
  /** `unfinished` if the campaign still runs or was killed; what it had written by then is reported. */
  readonly state: 'finished' | 'unfinished';
  readonly seconds: number;
  readonly runs: number;
  readonly paths: number;
  readonly outcomes: Readonly<Record<OutcomeKind, number>>;
  /** Missing while the campaign is unfinished. */
  readonly stoppedBy?: 'time' | 'runs' | 'plateau' | 'interrupted' | 'exhausted';
  /** True if every feasible path within the bounds was run and nothing contradicts that. */
  readonly complete: boolean;
  readonly limits: readonly string[];
  readonly parameters: readonly DescribedInput[];
  readonly leftOut: readonly LeftOutInput[];
}

/** Coverage after some time. */
export interface TimelinePoint {
  readonly runs: number;
  readonly seconds: number;
  /** Number of covered branch arms, and of covered statements. */
  readonly branches: number;
  readonly statements: number;
  /** Kind of the origin of the input that brought the new coverage: `flip`, `word`...; missing for the last point. */
  readonly origin?: string;
  /** Number of arms that this input took first. */
  readonly gain: number;
}

/** One file of the target. */
export interface FileReport {
  readonly path: string;
  readonly contentHash: string;
  readonly coverage: CoverageTally;
  /** The text that was run; missing if it is very large or had changed before it could be kept. */
  readonly source?: string;
  readonly statements: readonly CoveredSite[];
  readonly functions: readonly (CoveredSite & { readonly name: string })[];
}

/** A statement or function, and the runs through it. */
export interface CoveredSite {
  readonly line: number;
  readonly column: number;
  readonly isCovered: boolean;
  /** Number of runs through it. */
  readonly runs: number;
}

/** A branch and its arms. */
export interface BranchReport {
  /** `file:line:column`. */
  readonly site: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly kind: BranchKind;
  readonly arms: readonly ArmReport[];
}

/**
 * What is known of an arm:
 * - `taken`: a run took it
 * - `infeasible`: no input within the bounds takes it. Said only if the campaign is complete, or if every run that
 *   reached the branch was recorded and the solver proved it for each of their paths; other paths may still exist
 * - `unknown`: the solver could not decide it, or was not asked about some path
 * - `concretized`: a value that could not be followed stands in the way
 * - `lost`: the solver found inputs, but they took another path than predicted, or the engine lost track of a value
 * - `unreached`: no run reached the branch, or its condition never depended on the input
 */
export type ArmState = 'taken' | 'infeasible' | 'unknown' | 'concretized' | 'lost' | 'unreached';

/** One way out of a branch. */
export interface ArmReport {
  /** The value of the condition. */
  readonly when: boolean;
  readonly state: ArmState;
  /** Number of runs that took it. */
  readonly runs: number;
  /** Id of the first input that took it. */
  readonly inputId?: string;
  /** That input; missing if it is longer than 4096 characters. */
  readonly input?: Json;
  readonly encoding?: InputEncoding;
  /** Why no run took it. */
  readonly reason?: string;
  /** What the links of the solver answered, if it could not decide. */
  readonly detail?: string;
  /** What `infeasible` rests on. */
  readonly proof?: 'complete-campaign' | 'all-reached-paths';
  /** Places where values were concretized before. */
  readonly concretizations?: readonly { readonly site: string; readonly why: string }[];
  /** The last place on the way that was reached; present if the branch was not. */
  readonly after?: string;
}

/** An input of the corpus. */
export interface InputReport {
  readonly id: string;
  readonly encoding: InputEncoding;
  readonly input: Json;
  /** How it was made. */
  readonly origin: string;
  readonly originKind: string;
  /** Id of the input that it was made of; that input need not be in the corpus. */
  readonly parent?: string;
  /** The decision that was flipped. */
  readonly flipped?: string;
  readonly outcome: OutcomeKind;
  /** Number of branch arms, statements and functions that it covered first. */
  readonly gain: number;
  /** Branches of which it took an arm first. */
  readonly firstArms: readonly { readonly site: string; readonly when: boolean }[];
  readonly runs?: number;
  readonly seconds?: number;
}

/** A decision in the tree of recorded runs. */
export interface DecisionReport {
  readonly site: string;
  /** Index of the decision before; -1 for the first. */
  readonly parent: number;
  /** The way that was taken there. */
  readonly way: number;
  readonly recordings: number;
  readonly input: string;
  readonly isEnd: boolean;
  readonly flips: readonly { readonly way: number; readonly verdict: 'sat' | 'unsat' | 'unknown' }[];
}

/** Figures of the solver. */
export interface SolverReport extends Omit<SolverFigures, 'byLink'> {
  /** Answers and time by the link of the chain that answered; `unknown` if none did. */
  readonly byLink: Readonly<Record<string, { readonly flips: number; readonly milliseconds: number }>>;
  readonly slowest: readonly {
    readonly site: string;
    readonly way: number;
    readonly verdict: 'sat' | 'unsat' | 'unknown';
    readonly by?: string;
    readonly reason?: string;
    readonly milliseconds: number;
    readonly input: string;
  }[];
}

/** Something to try next. */
export interface Advice {
  readonly text: string;
  /** A command to copy. */
  readonly command?: string;
}
