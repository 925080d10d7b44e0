import type { Assignment } from '../constraint/assignment.ts';
import type { IntervalSet } from '../constraint/interval-set.ts';
import type { Alternative, PathCondition } from '../constraint/path-condition.ts';
import type { Spelling } from './spelling/spelling.ts';
import type { Verdict } from './verdict.ts';

/** Answers which input takes a decision of a run another way. Paths of one pool only. */
export interface Solver {
  /** Takes in the path once; every flip of it can then be asked for, in any order. */
  open(path: PathCondition, run: Assignment, limits?: InputLimits): OpenPath;
  /** What has been asked and by which link it was answered, since the start. */
  readonly tally: Tally;
  /** Ends what was started for it; the process can then exit. */
  close(): Promise<void>;
}

export interface OpenPath {
  flip(alternative: Alternative): Promise<Verdict>;
  /** As `flip`, with words of a grammar: `unsat` says that no word takes the decision that way by this path. */
  flipWithin(alternative: Alternative, spelling: Spelling): Promise<Verdict>;
  /** An input that reaches the pin of this number by the same path and has another value there. */
  unpin(pin: number): Promise<Verdict>;
}

/** By input: the lengths it may have, or the whole values of a number or choice. */
export type InputLimits = ReadonlyMap<number, IntervalSet>;

/** Counts by `sat domains`, `unsat smt`, `unknown`, `optimistic` and the like. */
type Tally = ReadonlyMap<string, number>;
