import type { CharSet } from './char-set.ts';

/**
 * What a notation reader builds: the shape of `Node` without numbers and with names unresolved. `buildGrammar` turns it
 * into nodes. The functions below normalise: no empty literals, no sequence in a sequence, no alternation of one.
 */
export type Expression =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'class'; readonly set: CharSet }
  | { readonly kind: 'ref'; readonly name: string; readonly offset: number }
  | { readonly kind: 'seq'; readonly items: readonly Expression[] }
  | { readonly kind: 'alt'; readonly options: readonly Expression[]; readonly weights: readonly number[] }
  | {
      readonly kind: 'repeat';
      readonly item: Expression;
      readonly min: number;
      readonly max: number;
      readonly lazy: boolean;
    };

export const epsilon: Expression = { kind: 'seq', items: [] };

export function literal(text: string): Expression {
  return text === '' ? epsilon : { kind: 'literal', text };
}

/** The caller has checked that the set is not empty: only it can say where the mistake stands. */
export function charClass(set: CharSet): Expression {
  return { kind: 'class', set };
}

/** `offset` is where the name stands in its source text, for the error if no such rule exists. */
export function ref(name: string, offset: number): Expression {
  return { kind: 'ref', name, offset };
}

export function seq(items: readonly Expression[]): Expression {
  const flat = items.flatMap((item) => (item.kind === 'seq' ? item.items : [item]));
  return flat.length === 1 ? (flat[0] as Expression) : { kind: 'seq', items: flat };
}

/** Without options the result is the empty word; a single option stands for itself. */
export function alt(options: readonly Expression[], weights?: readonly number[]): Expression {
  if (options.length === 0) return epsilon;
  if (options.length === 1) return options[0] as Expression;
  return { kind: 'alt', options, weights: weights ?? options.map(() => 1) };
}

export function repeat(item: Expression, min: number, max: number, lazy = false): Expression {
  if (max === 0) return epsilon;
  if (min === 1 && max === 1) return item;
  if (item.kind === 'seq' && item.items.length === 0) return epsilon;
  return { kind: 'repeat', item, min, max, lazy };
}

export function optional(item: Expression): Expression {
  return repeat(item, 0, 1);
}
