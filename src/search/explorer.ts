import type { RunInput } from '../execution/run-input.ts';
import type { Run, Target } from '../execution/target.ts';
import type { LinkName } from '../solver/verdict.ts';
import type { Flip, Recording } from './recording.ts';

/**
 * Runs inputs and solves flips. Every request stands for itself and can be repeated, here or elsewhere, so that what a
 * lost explorer was asked can be asked of another. One whose time is up answers what it has by then: the first of the
 * runs, recordings and flips that it was asked for.
 */
export interface Explorer {
  /** Runs inputs on the coverage build, in order. */
  run(inputs: readonly RunInput[]): Promise<readonly Run[]>;
  /** Runs inputs with everything in them symbolic. */
  record(inputs: readonly RunInput[]): Promise<readonly Recording[]>;
  /**
   * Those of the candidates that satisfy everything recorded of the input's run, decisions and concretizations: if nothing
   * was lost on the way, these take its path. The input is one that was recorded last; of others nothing is known.
   */
  alike(input: RunInput, candidates: readonly RunInput[]): Promise<readonly RunInput[]>;
  /** Solves flips of the path that the input takes; cheapest for the inputs that were recorded last. */
  solve(input: RunInput, flips: readonly Flip[], effort: Effort): Promise<Solved>;
  /** The files of the subject so far. */
  tables(): Promise<Target['siteTables']>;
  /** `file:line:column` of the site of an event. */
  siteText(site: number): Promise<string>;
  close(): Promise<void>;
}

/**
 * `quick` asks only links that answer in no time; what they leave unknown, `thorough` may decide. `within` is quick and gives
 * words of the grammar only.
 */
export type Effort = 'quick' | 'thorough' | 'within';

export interface Solved {
  readonly flips: readonly SolvedFlip[];
  readonly milliseconds: number;
}

export interface SolvedFlip {
  readonly flip: Flip;
  readonly site: string;
  readonly verdict: 'sat' | 'unsat' | 'unknown';
  readonly by: LinkName | undefined;
  /** Why it is unknown. */
  readonly reason: string | undefined;
  /** Takes the other way, if the verdict is `sat`. */
  readonly input: RunInput | undefined;
  /** Satisfies the flipped condition alone. */
  readonly optimistic: RunInput | undefined;
  /** Were run on the way, to learn what opaque functions give. */
  readonly probes: readonly RunInput[];
  /** Names of the inputs that showed what opaque functions give where the answer relies on it. */
  readonly learnedFrom: readonly string[];
}
