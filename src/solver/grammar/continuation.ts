/**
 * What follows once `corner` is there: it is how the symbol after the dot of `item` begins, that symbol has still to be
 * finished, then the rest of `item`, then what `above` says. Continuations never change, so that an answer outlives the
 * chart it was found in.
 */
export interface Continuation {
  /** A symbol: terminal or nonterminal. */
  readonly corner: number;
  readonly item: number;
  readonly above: Continuation | undefined;
  /** The fewest symbols that all this takes. */
  readonly cost: number;
}

/** The part of a word that nothing constrains any more: first what stands after the dot of `item`, then the rest. */
export interface OpenEnd {
  readonly item: number | undefined;
  readonly after: Continuation | undefined;
}

/** The word is complete. */
export const closed: OpenEnd = { item: undefined, after: undefined };
