import type { RunInput } from '../execution/input/run-input.ts';
import type { Run, Target } from '../execution/target.ts';
import type { AppliedPattern } from './applied-patterns.ts';
import type { Flip, Recording } from './recording.ts';
import type { TokensKnown } from './tokens/token-runs.ts';

/**
 * Runs inputs, records them and solves flips. Requests are independent of each other and can be repeated by any
 * explorer, so the requests of a lost explorer can be sent to another one. If time runs out, an explorer returns the
 * results it has: a prefix of the requested runs, recordings or flips.
 */
export interface Explorer {
  /** Runs inputs on the coverage build, in order. */
  run(inputs: readonly RunInput[]): Promise<readonly Run[]>;
  /** Runs inputs on the concolic build with everything in them symbolic. */
  record(inputs: readonly RunInput[]): Promise<readonly Recording[]>;
  /**
   * Returns the candidates that satisfy every decision and concretization recorded for the run of `input`. If the
   * recording lost nothing, these candidates take the same path. Returns none unless `input` is among the inputs
   * recorded last.
   */
  alike(input: RunInput, candidates: readonly RunInput[]): Promise<readonly RunInput[]>;
  /** Solves flips of the path that the input takes. The inputs recorded last need no further recording. */
  solve(input: RunInput, flips: readonly Flip[], mode: SolvingMode): Promise<Solved>;
  /** The regular expressions that are matched with texts depending on the input, when it is recorded. */
  patterns(input: RunInput): Promise<readonly AppliedPattern[]>;
  /**
   * An input that takes the path of `input` up to the match with pattern number `index`, which is then matched with this
   * text; undefined if none was found.
   */
  receiving(input: RunInput, index: number, text: string): Promise<RunInput | undefined>;
  /** The site tables of the subject's files loaded so far. */
  tables(): Promise<Target['siteTables']>;
  /** Returns `file:line:column` of the site of an event. */
  siteText(site: number): Promise<string>;
  /** What was learned about the subject's tokens; undefined without a tokenizer. Rejects if nothing can be learned. */
  tokens(): Promise<TokensKnown | undefined>;
  close(): Promise<void>;
}

/** The work that is spent on one flip: `quick` uses only solver links that answer fast, `thorough` uses all. */
type Effort = 'quick' | 'thorough';

/** How flips are solved, and which inputs are valid solutions. */
export interface SolvingMode {
  readonly effort: Effort;
  /** True if texts that have a grammar must stay words of it. */
  readonly onlyWords: boolean;
}

export interface Solved {
  readonly flips: readonly SolvedFlip[];
  readonly milliseconds: number;
}

export interface SolvedFlip {
  readonly flip: Flip;
  readonly site: string;
  readonly verdict: 'sat' | 'unsat' | 'unknown';
  readonly by: string | undefined;
  /** The reason for `unknown`. */
  readonly reason: string | undefined;
  /** The input that takes the other way; present if the verdict is `sat`. */
  readonly input: RunInput | undefined;
  /** An input that satisfies the flipped condition alone, without the path before it. */
  readonly optimistic: RunInput | undefined;
  /** Inputs that were run while solving, to observe the results of opaque functions. */
  readonly probes: readonly RunInput[];
  /** Ids of the inputs whose runs showed the results of opaque functions that the solution relies on. */
  readonly learnedFrom: readonly string[];
  /** Time that the answer took. */
  readonly milliseconds: number;
  /** True if the strategy skipped the flip, so that it was not solved. */
  readonly isSkipped?: true;
}

/** An answer before its time is known. */
export type UnmeasuredFlip = Omit<SolvedFlip, 'milliseconds'>;
