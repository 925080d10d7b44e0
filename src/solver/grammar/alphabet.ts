import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { Mask } from './earley/mask.ts';

/** The value of a position after the end of the input. */
export const endOfInput = -1;

/**
 * The values of the symbols of a word as a caller sees them: integers from 0, and `endOfInput`. One value may match
 * several terminals, as `a` matches both `"a"` and `[a-z]`.
 */
export interface SymbolAlphabet {
  /** All values, including the end of input. */
  readonly values: IntervalSet;
  /** The terminals that match a value of the set. */
  maskOf(set: IntervalSet): Mask;
  /** A value of the set that matches the terminal; `preferred` if that is one. At least one value must match. */
  valueOf(terminal: number, set: IntervalSet, preferred: number | undefined): number;
}
