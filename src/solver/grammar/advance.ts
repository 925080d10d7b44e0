import type { Front, Item } from './front.ts';

/** Over what the dot of an item has moved; in `Advance.cause` with the record that it speaks of. */
export const overRead = 0;
/** The record has the dot before the empty symbol. */
export const overEmpty = 1;
/** The record has finished the symbol. */
export const overFinished = 2;
/** The record has finished the lowest symbol of a chain of right recursion, which is closed all at once. */
export const overChain = 3;

/**
 * One symbol read after a front. The front it leads to may have been there before; how its items came about is told here,
 * by records, one for each item and for each finished production.
 */
export interface Advance {
  readonly to: Front;
  /** By item of `to`: its record. */
  readonly recordOf: Int32Array;
  /** By record. */
  readonly items: readonly Item[];
  /** By record: the item, earlier in the word, with the dot before a symbol read or finished; none where it is predicted. */
  readonly before: readonly (Item | undefined)[];
  /** By record: four times a record plus one of the constants above. */
  readonly cause: Int32Array;
}
