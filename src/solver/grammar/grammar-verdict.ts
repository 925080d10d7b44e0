import type { GrammarAnswer } from './grammar-answer.ts';

/** `unsat`: no word of the grammar meets the sets. */
export type GrammarVerdict =
  | { readonly kind: 'sat'; readonly answer: GrammarAnswer }
  | { readonly kind: 'unsat' }
  | { readonly kind: 'unknown'; readonly reason: string };

export const unsat: GrammarVerdict = { kind: 'unsat' };
