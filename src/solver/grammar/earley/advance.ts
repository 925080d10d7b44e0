import type { ItemSet, Item } from './item-set.ts';

/**
 * How the dot of an item has moved; stored in `Advance.cause` together with a record. Here: over a symbol that was
 * read.
 */
export const overRead = 0;
/** Over an empty symbol; the record is the item with the dot before it. */
export const overEmpty = 1;
/** Over a finished symbol; the record is the item that finished it. */
export const overFinished = 2;
/** Over a chain of right recursion, which is closed in one step; the record finished its lowest symbol. */
export const overChain = 3;

/**
 * The result of reading one symbol after an item set. The new set may have existed before; the records show how its
 * items came about in this reading. There is one record for each item and each finished production.
 */
export interface Advance {
  readonly to: ItemSet;
  /** For each item of `to`, its record. */
  readonly recordOf: Int32Array;
  /** The item of each record. */
  readonly items: readonly Item[];
  /**
   * For each record, the earlier item with the dot before a symbol that was read or finished; undefined if it was
   * predicted.
   */
  readonly before: readonly (Item | undefined)[];
  /** For each record, four times the number of a record plus one of the constants above. */
  readonly cause: Int32Array;
}
