import type { Front } from './front.ts';

/** How an item came about: its dot moved over a symbol that was read, over an empty one, or over a finished one. */
export const byReading = -1;
export const overEmpty = -2;
/** The item is the top of a chain of right recursion that the finished record, `chainBottom` of this, closes at once. */
export const overChain = (bottom: number): number => -3 - bottom;
export const chainBottom = (cause: number): number => -3 - cause;

/**
 * One symbol read after a front. The front it leads to may have been there before; how its items came about is told here,
 * by records, one for each item and for each finished production.
 */
export interface Advance {
  readonly to: Front;
  /** By item of `to`: its record. */
  readonly recordOf: Int32Array;
  readonly dotted: Int32Array;
  readonly origins: readonly Front[];
  /**
   * The item with the dot one symbol earlier, or `noItem`: of the front that was read from if the dot moved over a symbol
   * read, a record of this same advance if over an empty one, else an item of the front where the finished one begins.
   */
  readonly before: Int32Array;
  /** `byReading`, `overEmpty`, `overChain(...)`, or the record of the finished production that the dot moved over. */
  readonly cause: Int32Array;
}
