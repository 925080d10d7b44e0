/**
 * What follows after `corner`: the symbol after the dot of `item`, which begins with `corner`, must be finished, then
 * the rest of `item`, then `above`. Continuations are immutable, so that an answer remains valid when its chart
 * changes.
 */
export interface Continuation {
  /** A terminal or nonterminal. */
  readonly corner: number;
  readonly item: number;
  readonly above: Continuation | undefined;
  /** The minimum number of symbols of the continuation. */
  readonly cost: number;
}

/** The unconstrained part of a word: the symbols after the dot of `item`, then `after`. */
export interface OpenEnd {
  readonly item: number | undefined;
  readonly after: Continuation | undefined;
}

/** Nothing follows: the word is complete. */
export const closed: OpenEnd = { item: undefined, after: undefined };
