import type { Advance } from './advance.ts';
import type { Continuation } from './continuation.ts';
import type { Mask } from './mask.ts';
import type { ChainTop } from './right-recursion.ts';

/** A dotted production with its enclosing items; equal items of a graph are one object. */
export interface Item {
  readonly dotted: number;
  /** The items that wait for the nonterminal of the production, or for one that begins with it. */
  readonly within: ItemSet;
  /** The continuation after the production is finished. */
  readonly above: Continuation | undefined;
}

/** The items of a set with the same symbol after the dot. */
export interface Waiting {
  readonly symbol: number;
  readonly items: readonly Item[];
  /**
   * The item with the cheapest completion of the word after the symbol, and the number of symbols of that completion.
   */
  readonly best: Item;
  readonly cost: number;
}

/** A continuation from an item. */
export interface ItemStep {
  readonly item: Item;
  readonly continuation: Continuation;
}

/**
 * A set of unfinished items: a column of an Earley chart, that is everything that reading some symbols can have led to,
 * or the part of a column that encloses an item. Equal sets of a graph are one object, because they continue in the
 * same way whatever was read before: a list of a thousand statements has the same few sets over and over.
 */
export interface ItemSet {
  readonly id: number;
  /** Depends only on the items and not on earlier queries, for a deterministic order. */
  readonly hash: number;
  /** A bit for each dotted production, modulo 32, as a quick test. */
  readonly productions: number;
  /** Ordered by production. */
  readonly items: readonly Item[];
  /** Indexed by the symbol that the items wait for. */
  readonly waiting: ReadonlyMap<number, Waiting>;
  /** The entries of `waiting` for nonterminals. */
  readonly wanted: readonly Waiting[];
  /**
   * For each nonterminal that begins here, the set that encloses its items. This and the next maps are filled on
   * demand.
   */
  readonly parts: Map<number, ItemSet>;
  /** For each nonterminal that begins here, the cheapest continuation after it. */
  readonly continuations: Map<number, ItemStep>;
  /** For each nonterminal that begins here, the top of its right recursion, null if there is none. */
  readonly chains: Map<number, ChainTop | null>;
  /** For each mask of the next symbol, the result of reading it. */
  readonly advances: Map<Mask, Advance>;
}
