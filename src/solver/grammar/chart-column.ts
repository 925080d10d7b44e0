import type { Continuation } from './continuation.ts';
import type { ChainTop } from './right-recursion.ts';

/** The items of a column that have the same symbol after the dot. */
export interface Waiting {
  readonly symbol: number;
  readonly items: number[];
  /** The item after which, once the symbol is there, the word ends soonest, and how many symbols that takes. */
  best: number;
  cost: number;
}

/** Going on from an item of a column. */
export interface Step {
  readonly item: number;
  readonly continuation: Continuation;
}

/** What a chart keeps of a column beside its items: it is all dropped together when the column is. */
export interface ChartColumn {
  /** Its items are those from here to the start of the next column. */
  readonly first: number;
  /** By the symbol that they wait for; finished items are not among them. */
  readonly waiting: Map<number, Waiting>;
  /** Those of them that wait for nonterminals. */
  readonly wanted: Waiting[];
  /** By nonterminal that begins here: what follows it. */
  readonly continuations: Map<number, Step>;
  /** By nonterminal that begins here: the top of its right recursion; null if there is none. */
  readonly chains: Map<number, ChainTop | null>;
}
