import type { CharSet } from '../../characters/char-set.ts';

/**
 * An element of the right-hand side of an ANTLR rule, with names unresolved. Code (actions, predicates, arguments) and
 * labels are ignored.
 */
export type Element =
  | { readonly kind: 'literal'; readonly text: string; readonly offset: number }
  /** A set of characters, `[a-z]` or `'a'..'z'`; in lexer rules only. */
  | { readonly kind: 'set'; readonly set: CharSet; readonly offset: number }
  | { readonly kind: 'ref'; readonly name: string; readonly offset: number }
  /** `~`: any character, or in parser rules any token, except these. */
  | { readonly kind: 'not'; readonly items: readonly Element[]; readonly offset: number }
  /** `.`: any character or token. */
  | { readonly kind: 'any'; readonly offset: number }
  | { readonly kind: 'eof'; readonly offset: number }
  | { readonly kind: 'seq'; readonly items: readonly Element[] }
  | { readonly kind: 'alt'; readonly options: readonly Element[] }
  | {
      readonly kind: 'repeat';
      readonly item: Element;
      readonly min: 0 | 1;
      readonly max: number;
      readonly lazy: boolean;
    };

export type EofElement = Extract<Element, { kind: 'eof' }>;

/** Returns the occurrences of EOF that are followed by something, which could never match. */
export function innerEofs(element: Element, isFollowed = false, found: EofElement[] = []): readonly EofElement[] {
  if (element.kind === 'eof' && isFollowed) found.push(element);
  if (element.kind === 'seq') {
    const last = element.items.findLastIndex((item) => item.kind !== 'eof');
    element.items.forEach((item, i) => innerEofs(item, isFollowed || i < last, found));
  }
  if (element.kind === 'alt') for (const option of element.options) innerEofs(option, isFollowed, found);
  if (element.kind === 'repeat') {
    innerEofs(element.item, isFollowed || (element.max > 1 && element.item.kind !== 'eof'), found);
  }
  return found;
}

/** Returns this element and all elements below it, in preorder. */
export function elementsInPreorder(element: Element, found: Element[] = []): readonly Element[] {
  found.push(element);
  if (element.kind === 'seq' || element.kind === 'not')
    for (const item of element.items) elementsInPreorder(item, found);
  else if (element.kind === 'alt') for (const option of element.options) elementsInPreorder(option, found);
  else if (element.kind === 'repeat') elementsInPreorder(element.item, found);
  return found;
}
