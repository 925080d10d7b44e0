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
