/** Nothing follows: the word is complete. */
export const closed = { item: undefined, after: undefined };
