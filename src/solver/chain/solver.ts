import type { Assignment } from '../../constraint/assignment.ts';
import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { Alternative, PathCondition } from '../../constraint/path-condition.ts';
import type { SymbolEncoding } from '../encoding/symbol-encoding.ts';
import type { Verdict } from './verdict.ts';

/** Finds inputs that take a decision of a run another way, for paths of one expression pool. */
export interface Solver {
  /** Reads the path once; its flips can then be solved in any order. */
  open(path: PathCondition, run: Assignment, limits?: InputLimits): OpenPath;
  /** Number of verdicts by kind and link. */
  readonly tally: Tally;
  /** Ends the processes that were started, so that this process can exit. */
  close(): Promise<void>;
}

export interface OpenPath {
  flip(alternative: Alternative): Promise<Verdict>;
  /** Like `flip`, with words of a grammar: `unsat` means that no word takes the decision that way on this path. */
  flipWithin(alternative: Alternative, encoding: SymbolEncoding): Promise<Verdict>;
  /** An input that reaches the concretization of this number on the same path and has another value there. */
  flipConcretization(concretization: number): Promise<Verdict>;
}

/** For each input, the lengths it may have, or the integer values of a number or choice. */
export type InputLimits = ReadonlyMap<number, IntervalSet>;

/** Keys such as `sat domains`, `unsat smt`, `unknown`, `optimistic`. */
type Tally = ReadonlyMap<string, number>;
