import type { Advance } from './advance.ts';
import type { Continuation } from './continuation.ts';
import type { Mask } from './mask.ts';
import type { ChainTop } from './right-recursion.ts';

/** Where a production is only predicted, no item stands before its dot. */
export const noItem = -1;

/** The items of a front that have the same symbol after the dot. */
export interface Waiting {
  readonly symbol: number;
  readonly items: readonly number[];
  /** The item after which, once the symbol is there, the word ends soonest, and how many symbols that takes. */
  readonly best: number;
  readonly cost: number;
}

/** Going on from an item of a front. */
export interface Step {
  readonly item: number;
  readonly continuation: Continuation;
}

/**
 * All that reading some symbols can have led to: the column of an Earley chart, without its finished items. Fronts with
 * the same items are one object, whatever was read to get there, since they go on alike. An item begins at a front, not
 * at a position: so a list of a thousand statements has the same few fronts over and over.
 */
export interface Front {
  readonly id: number;
  /** By item, in rising order: the dotted production, the front it begins at, and what follows once it is finished. */
  readonly dotted: Int32Array;
  readonly origins: readonly Front[];
  readonly above: readonly (Continuation | undefined)[];
  /** By the symbol that items wait for. */
  readonly waiting: ReadonlyMap<number, Waiting>;
  /** Those of them that wait for nonterminals. */
  readonly wanted: readonly Waiting[];
  /** By nonterminal that begins here: what follows it; filled as it is asked for. */
  readonly continuations: Map<number, Step>;
  /** By nonterminal that begins here: the top of its right recursion, null if there is none; filled on demand. */
  readonly chains: Map<number, ChainTop | null>;
  /** By the mask of the next symbol: where reading it leads; filled on demand. */
  readonly advances: Map<Mask, Advance>;
}
