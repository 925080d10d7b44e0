import type { Advance } from './advance.ts';
import type { Continuation } from './continuation.ts';
import type { Mask } from './mask.ts';
import type { ChainTop } from './right-recursion.ts';

/** A dotted production in its surroundings; equal ones of a graph are one object. */
export interface Item {
  readonly dotted: number;
  /** The items one of which waits for what the production derives, or for what begins with that. */
  readonly within: Front;
  /** What follows once the production is finished. */
  readonly above: Continuation | undefined;
}

/** The items of a front that have the same symbol after the dot. */
export interface Waiting {
  readonly symbol: number;
  readonly items: readonly Item[];
  /** The item after which, once the symbol is there, the word ends soonest, and how many symbols that takes. */
  readonly best: Item;
  readonly cost: number;
}

/** Going on from an item. */
export interface Step {
  readonly item: Item;
  readonly continuation: Continuation;
}

/**
 * A set of unfinished items: what reading some symbols can have led to, that is a column of an Earley chart, or the part
 * of one that some item is within. Equal sets of a graph are one object, whatever was read to get there, since they go on
 * alike: a list of a thousand statements has the same few fronts over and over.
 */
export interface Front {
  readonly id: number;
  /** Depends on the items only, not on what has been read before: for an order that is always the same. */
  readonly hash: number;
  /** A bit for each dotted production, modulo 32: for a quick no. */
  readonly productions: number;
  /** In the order of their productions. */
  readonly items: readonly Item[];
  /** By the symbol that items wait for. */
  readonly waiting: ReadonlyMap<number, Waiting>;
  /** Those of them that wait for nonterminals. */
  readonly wanted: readonly Waiting[];
  /** By nonterminal that begins here: what its items are within; this and the following are filled on demand. */
  readonly parts: Map<number, Front>;
  /** By nonterminal that begins here: the cheapest way on after it. */
  readonly continuations: Map<number, Step>;
  /** By nonterminal that begins here: the top of its right recursion, null if there is none. */
  readonly chains: Map<number, ChainTop | null>;
  /** By the mask of the next symbol: where reading it leads. */
  readonly advances: Map<Mask, Advance>;
}
