import { expect } from 'vitest';
import { type Derivation, walkDerivation } from '../../../src/derivation/derivation.ts';
import { codePoints } from '../../../src/grammar/characters/char-set.ts';
import type { Grammar } from '../../../src/grammar/grammar.ts';

/** Expects every node of the tree to be where the grammar allows it, from the root down. */
export function expectDerivationOf(grammar: Grammar, root: Derivation): void {
  expect(root.node).toBe(grammar.root);
  const misplaced: string[] = [];
  for (const part of walkDerivation(root)) {
    if (!isInPlace(grammar, part)) misplaced.push(`${part.node.kind} ${part.node.id} with text ${part.text}`);
  }
  expect(misplaced).toEqual([]);
}

function isInPlace(grammar: Grammar, { node, children, text }: Derivation): boolean {
  const below = children.map((child) => child.node);
  const only = below.length === 1 ? below[0] : undefined;
  switch (node.kind) {
    case 'literal':
      return below.length === 0 && text === node.text;
    case 'class':
      return below.length === 0 && codePoints(text).length === 1 && node.set.has(codePoints(text)[0]!);
    case 'ref':
      return only === grammar.ruleOf(node).body;
    case 'seq':
      return below.length === node.items.length && below.every((item, i) => item === node.items[i]);
    case 'alt':
      return only !== undefined && node.options.includes(only);
    case 'repeat':
      return below.length >= node.min && below.length <= node.max && below.every((item) => item === node.item);
  }
}
