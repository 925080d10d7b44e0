import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { Mask } from './mask.ts';

/** Among the values of a position: there is none, the input has ended before it. */
export const endOfInput = -1;

/**
 * What the symbols of a word are to those who ask: *values*, whole numbers from 0, and `endOfInput`. One value may meet
 * several terminals, as `a` meets both `"a"` and `[a-z]`.
 */
export interface Alphabet {
  /** All values, the end of input among them. */
  readonly values: IntervalSet;
  /** The terminals that meet some value of the set. */
  maskOf(set: IntervalSet): Mask;
  /** A value of the set that meets the terminal, which some do: `preferred` if that is one. */
  valueOf(terminal: number, set: IntervalSet, preferred: number | undefined): number;
}
