import type { GrammarAnswer } from './grammar-answer.ts';

/** `unsat` means that no word of the grammar has its symbols in the sets. */
export type GrammarVerdict =
  | { readonly kind: 'sat'; readonly answer: GrammarAnswer }
  | { readonly kind: 'unsat' }
  | { readonly kind: 'unknown'; readonly reason: string };

export const noSuchWord: GrammarVerdict = { kind: 'unsat' };
