import type { OpenEnd } from './continuation.ts';

/** A word: the first `kept` symbols of the parent, then the `chosen` values, then whatever finishes it. */
export interface GrammarAnswer {
  readonly kept: number;
  readonly chosen: readonly number[];
  readonly end: OpenEnd;
  /** How many symbols it has if it is finished as short as possible. */
  readonly shortest: number;
}

/** `unsat`: no word of the grammar meets the sets. */
export type GrammarVerdict =
  | { readonly kind: 'sat'; readonly answer: GrammarAnswer }
  | { readonly kind: 'unsat' }
  | { readonly kind: 'unknown'; readonly reason: string };

export const unsat: GrammarVerdict = { kind: 'unsat' };
