import { epsilon } from '../../expression.ts';
import type { Filter, FilteredExpression } from '../filters/filtered-expression.ts';

/** A part of a sequence. Code has no meaning for the grammar. */
export type PeggyPart =
  | { readonly kind: 'item'; readonly item: FilteredExpression }
  | {
      readonly kind: 'predicate';
      readonly how: Filter['how'];
      readonly by: FilteredExpression;
      readonly offset: number;
    }
  | { readonly kind: 'nothing' };

/** Converts each predicate to a filter of the item that follows it, or of the empty word at the end. */
export function sequenceOf(parts: readonly PeggyPart[]): FilteredExpression {
  const items: FilteredExpression[] = [];
  let next: FilteredExpression | undefined;
  for (const part of parts.toReversed()) {
    if (part.kind === 'predicate') next = { ...part, kind: 'filter', item: next ?? epsilon };
    else if (part.kind === 'item') {
      if (next !== undefined) items.push(next);
      next = part.item;
    }
  }
  const all = [...items, ...(next === undefined ? [] : [next])].reverse();
  return all.length === 1 ? all[0]! : { kind: 'sequence', items: all };
}
