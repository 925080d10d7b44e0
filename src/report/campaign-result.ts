import type { CoverageCount, CoverageTally } from '../execution/outcome/coverage-tally.ts';
import type { DescribedInput, LeftOutInput } from '../execution/input/input-description.ts';
import type { InputEncoding } from '../execution/input/encoded-input.ts';
import type { Json } from '../core/tagged-value.ts';
import type { OutcomeKind } from '../execution/outcome/outcome.ts';
import type { SpecificationResult } from '../campaign/summarize/specify.ts';
import type { BaselineResult } from '../finding/baseline/compare-baseline.ts';
import type { ReportedFinding } from '../finding/reported-finding.ts';

/**
 * The result of a campaign: `explore` resolves to it, and `coppice run --json` prints it. Later versions may add keys;
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
  /** Number of runs of the target, without the inputs that check recordings (`engine.samples`). */
  readonly runs: number;
  /** Number of different paths of these runs. */
  readonly paths: number;
  readonly inputs: {
    /** Number of inputs in the corpus, that is, of inputs with new coverage. */
    readonly kept: number;
    /** Share of the runs that returned. */
    readonly accepted: number;
    /** Share of words of the grammar in a sample of the inputs; present if one grammar describes the whole input. */
    readonly inGrammar?: number;
    /** The domain of each argument, as `--inputs` writes it, and its source. */
    readonly parameters: readonly DescribedInput[];
    /** Possible inputs that are never generated; they keep `complete` from being true. */
    readonly leftOut: readonly LeftOutInput[];
    /** How many levels of recursive types are generated, if there are any. */
    readonly depth?: number;
    /** Present if the depth was raised: everything within this smaller depth was run. */
    readonly exploredDepth?: number;
  };
  /** Number of runs by outcome. */
  readonly outcomes: Readonly<Record<OutcomeKind, number>>;
  readonly coverage: CoverageTally & {
    /** Coverage of each file. */
    readonly files: Readonly<Record<string, CoverageTally>>;
    /** Coverage of the functions that some run entered; the others may not be reachable from the target. */
    readonly entered: { readonly branches: CoverageCount };
    /**
     * k-path coverage of the corpus, by k. The counts are decimal strings, because they may exceed the safe integers.
     */
    readonly kPaths?: Readonly<Record<string, { readonly covered: string; readonly total: string }>>;
  };
  /** What was learned about the target's tokens; present if its tokenizer was given. */
  readonly tokens?: LearnedTokenFigures;
  readonly solver: SolverFigures;
  readonly engine: EngineFigures;
  /** Why the campaign ended; `exhausted` means that nothing was left to try. */
  readonly stoppedBy: 'time' | 'runs' | 'plateau' | 'interrupted' | 'exhausted';
  /** True if every feasible path within the bounds was run and nothing contradicts that. */
  readonly complete: boolean;
  /** Reasons why the campaign is incomplete: `time`, `runs`, `unknown`, `concretized`, `lost`, `unexplored`... */
  readonly limits: readonly string[];
  readonly findings: readonly ReportedFinding[];
  /** Present if there is a specification by example, and there was time to write it. */
  readonly specification?: SpecificationResult;
  /** The findings compared with those known before; present if there is a baseline. */
  readonly baseline?: BaselineResult;
  /** Folder of the campaign, relative to the working directory: its corpus, its findings and its journal. */
  readonly folder: string;
}

/**
 * The number of flips that were solved, and their verdicts.
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
  /** Number of queries answered, by link of the solver chain. */
  readonly byLink: Readonly<Record<string, number>>;
  /** Reasons of unknown flips, the most frequent first. */
  readonly unknownReasons: Readonly<Record<string, number>>;
}

/**
 * Figures of the recorded runs, and what could not be followed in them.
 *
 * @example
 * ```ts
 * const { engine }: { engine: EngineFigures } = await explore('src/parse.ts#parse', { runs: 500 });
 * for (const { site, why } of engine.concretizations) console.log(`not followed at ${site}: ${why}`);
 * ```
 */
export interface EngineFigures {
  readonly recordings: number;
  readonly events: number;
  readonly stale: number;
  /** Concretizations: values that could not be followed, by site and reason. */
  readonly concretizations: readonly { readonly site: string; readonly why: string; readonly count: number }[];
  /** The same list as `concretizations`, under the name that it has in the command-line contract. */
  readonly pins: EngineFigures['concretizations'];
  /** Files that the parser rejects: they run unchanged, and their values are not followed. */
  readonly unrewritten: readonly { readonly file: string; readonly why: string }[];
  /** Number of runs that left their predicted path. */
  readonly divergences: number;
  readonly divergenceSites: readonly { readonly site: string; readonly count: number }[];
  /** Branches that went different ways for two inputs after the same recorded decisions. */
  readonly losses: readonly {
    readonly site: string;
    readonly count: number;
    readonly encoding: InputEncoding;
    readonly inputs: readonly Json[];
  }[];
  /** Number of inputs that were run to check recordings. */
  readonly samples: number;
  /** Number of random inputs that agree with the claim to be complete; present only if the claim was checked. */
  readonly agreed?: number;
}

/**
 * What was learned about the tokens of a target by observing its tokenizer.
 *
 * @example
 * ```ts
 * const { tokens } = await explore('src/parse.ts#parse', { grammar: 'lua', tokens: 'src/lexer.ts#Lexer.next' });
 * console.log(`${tokens?.terminals.known} of ${tokens?.terminals.total} terminals are known`);
 * ```
 */
export interface LearnedTokenFigures {
  /** How the position of a token is known, such as by `this.pos` after it. */
  readonly place: string;
  /** Where the kinds and texts of tokens are found, such as `result.type`. */
  readonly fields: readonly string[];
  readonly terminals: { readonly known: number; readonly total: number };
  /** Texts of terminals that the tokenizer rejects. */
  readonly refused: readonly string[];
  /** Texts of terminals that the tokenizer was never observed to read. */
  readonly unknown: readonly string[];
}
