import type { CoverageTally } from '../execution/coverage-tally.ts';
import type { InputEncoding } from '../execution/encoded-input.ts';
import type { Json } from '../core/tagged-value.ts';
import type { OutcomeKind } from '../execution/outcome.ts';
import type { ReportedFinding } from '../suite/reported-finding.ts';

/**
 * What a campaign found out: `explore` resolves to it, and `coppice run --json` prints it. Later versions may add keys;
 * these stay. Sites are `file:line:column` of the original source, relative to the working directory.
 *
 * @example
 * ```ts
 * const { complete, limits, findings }: CampaignResult = await explore('src/parse.ts#parse', { runs: 500 });
 * if (!complete) console.log(`not complete: ${limits.join(', ')}`);
 * for (const { kind, error, minimized } of findings) console.log(kind, error, minimized);
 * ```
 */
export interface CampaignResult {
  /** `FILE#EXPORT`. */
  readonly target: string;
  readonly strategy: string;
  /** A number if it is one of at most 15 digits. */
  readonly seed: number | string;
  readonly seconds: number;
  /** How often the target was run; inputs that were run as a second opinion are `engine.samples`. */
  readonly runs: number;
  /** Different paths among these runs. */
  readonly paths: number;
  readonly inputs: {
    /** Inputs in the corpus: those that added coverage. */
    readonly kept: number;
    /** Share of the runs that returned. */
    readonly accepted: number;
    /** Share of a sample of the inputs that are words of the grammar, where there is one grammar for all of the input. */
    readonly inGrammar?: number;
  };
  /** How many runs ended in which way. */
  readonly outcomes: Readonly<Record<OutcomeKind, number>>;
  readonly coverage: CoverageTally & {
    /** By file. */
    readonly files: Readonly<Record<string, CoverageTally>>;
    /** By k: how many of the k-paths of the grammar the corpus covers. Counts are decimal strings: they may be large. */
    readonly kPaths?: Readonly<Record<string, { readonly covered: string; readonly total: string }>>;
  };
  /** What was learned of the tokens of the target, where its tokenizer was named. */
  readonly tokens?: LearnedTokenFigures;
  readonly solver: SolverFigures;
  readonly engine: EngineFigures;
  /** What ended the campaign; `exhausted`: there was nothing left to try. */
  readonly stoppedBy: 'time' | 'runs' | 'plateau' | 'interrupted' | 'exhausted';
  /** Whether every feasible path within the bounds was run, and nothing stood in the way of seeing that. */
  readonly complete: boolean;
  /** What keeps the campaign from being complete: `time`, `runs`, `unknown`, `concretized`, `lost`, `unexplored`... */
  readonly limits: readonly string[];
  readonly findings: readonly ReportedFinding[];
  /** Folder of the campaign, relative to the working directory: its corpus, its findings and its journal. */
  readonly folder: string;
}

/**
 * How often the solver was asked for a flip, and what it answered.
 *
 * @example
 * ```ts
 * const { solver }: { solver: SolverFigures } = await explore('src/parse.ts#parse', { runs: 500 });
 * console.log(`${solver.sat} of ${solver.queries} flips gave an input`);
 * ```
 */
export interface SolverFigures {
  readonly queries: number;
  readonly sat: number;
  readonly unsat: number;
  readonly unknown: number;
  readonly seconds: number;
  /** By link of the solver chain: how many queries it answered. */
  readonly byLink: Readonly<Record<string, number>>;
  /** Why flips were left unknown, the most frequent reason first. */
  readonly unknownReasons: Readonly<Record<string, number>>;
}

/**
 * What recording runs symbolically came to, and what it could not follow.
 *
 * @example
 * ```ts
 * const { engine }: { engine: EngineFigures } = await explore('src/parse.ts#parse', { runs: 500 });
 * for (const { site, why } of engine.pins) console.log(`not followed at ${site}: ${why}`);
 * ```
 */
export interface EngineFigures {
  readonly recordings: number;
  readonly events: number;
  readonly stale: number;
  /** Concretizations: values that could not be followed, by site and reason. */
  readonly pins: readonly { readonly site: string; readonly why: string; readonly count: number }[];
  /** Files that could not be parsed: they run as they are, and nothing in them is followed. */
  readonly unrewritten: readonly { readonly file: string; readonly why: string }[];
  /** Runs that left the path that was predicted for them. */
  readonly divergences: number;
  readonly divergenceSites: readonly { readonly site: string; readonly count: number }[];
  /** Branches that went different ways on two inputs after the same recorded decisions. */
  readonly losses: readonly {
    readonly site: string;
    readonly count: number;
    readonly encoding: InputEncoding;
    readonly inputs: readonly Json[];
  }[];
  /** Inputs that were run as a second opinion on what was recorded. */
  readonly samples: number;
  /** Inputs drawn at random that agreed with the claim to be complete, where that claim was about to be made. */
  readonly agreed?: number;
}

/**
 * What was learned of the tokens of a target by watching its tokenizer.
 *
 * @example
 * ```ts
 * const { tokens } = await explore('src/parse.ts#parse', { grammar: 'lua', tokens: 'src/lexer.ts#Lexer.next' });
 * console.log(`${tokens?.terminals.known} of ${tokens?.terminals.total} terminals are known`);
 * ```
 */
export interface LearnedTokenFigures {
  /** What tells where a token lies, such as `this.pos` after it. */
  readonly place: string;
  /** Where the kinds and texts of tokens are found, such as `result.type`. */
  readonly fields: readonly string[];
  readonly terminals: { readonly known: number; readonly total: number };
  /** Texts of terminals that are errors to the tokenizer. */
  readonly refused: readonly string[];
  /** Texts of terminals that the tokenizer was never seen to read. */
  readonly unknown: readonly string[];
}
