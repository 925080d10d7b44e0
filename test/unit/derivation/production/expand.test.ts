import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { type Derivation, yieldOf } from '../../../../src/derivation/derivation.ts';
import { expand } from '../../../../src/derivation/production/expand.ts';
import { randomChooser } from '../../../../src/derivation/production/choices/random-chooser.ts';
import { shortestClosing } from '../../../../src/derivation/production/shortest-closing.ts';
import { codePoints } from '../../../../src/grammar/characters/char-set.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { minCosts } from '../../../../src/grammar/analysis/min-cost.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';
import { expectDerivationOf } from '../expect-derivation-of.ts';

const seeds = fc.integer({ min: 0, max: 1000 });

describe('expand', () => {
  test('derives according to the grammar, node by node', () => {
    fc.assert(
      fc.property(randomGrammar(), seeds, (grammar, seed) => {
        const derivation = produce(grammar, seed, { maxDepth: 10, maxSize: 30 });
        if (derivation !== undefined) expectDerivationOf(grammar, derivation);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test('returns undefined exactly if the grammar has no finite word', () => {
    fc.assert(
      fc.property(randomGrammar(), seeds, (grammar, seed) => {
        const finite = minCosts(grammar).cost[grammar.root.id] !== Infinity;
        expect(produce(grammar, seed, { maxDepth: 5, maxSize: 10 }) !== undefined).toBe(finite);
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  test('never exceeds the size limit if the shortest word respects it', () => {
    fc.assert(
      fc.property(randomGrammar(), seeds, fc.integer({ min: 0, max: 12 }), (grammar, seed, maxSize) => {
        const derivation = produce(grammar, seed, { maxDepth: 8, maxSize });
        if (derivation === undefined) return;
        const shortest = shortestClosing(grammar).length[grammar.root.id]!;
        expect(codePoints(yieldOf(derivation)).length).toBeLessThanOrEqual(Math.max(maxSize, shortest));
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  test('never exceeds the depth limit if some word respects it and the size is unlimited', () => {
    fc.assert(
      fc.property(randomGrammar(), seeds, fc.integer({ min: 1, max: 6 }), (grammar, seed, maxDepth) => {
        if (minCosts(grammar).depth[grammar.root.id]! > maxDepth) return;
        const derivation = produce(grammar, seed, { maxDepth, maxSize: 2000 });
        if (derivation === undefined || codePoints(yieldOf(derivation)).length > 1000) return;
        expect(depthOf(derivation)).toBeLessThanOrEqual(maxDepth);
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  test('terminates for rules that recurse without writing anything', () => {
    const grammar = ebnfGrammar('e = e e e e e | ;');
    for (let seed = 0; seed < 10; seed++) {
      const derivation = produce(grammar, seed, { maxDepth: 1000, maxSize: 100 });
      expect(derivation && yieldOf(derivation)).toBe('');
    }
  });

  test('expands thousands of levels without a stack overflow', () => {
    const grammar = ebnfGrammar('list = @weight 100000 "(" list ")" | "x" ;');
    const derivation = produce(grammar, 1, { maxDepth: 20_000, maxSize: 20_001 });
    expect(derivation && yieldOf(derivation).length).toBe(20_001);
  });

  test('uses the shortest word if there is no room', () => {
    const grammar = ebnfGrammar('s = "long" | a ; a = b ; b = c ; c = "x" ;');
    const derivation = produce(grammar, 1, { maxDepth: 30, maxSize: 1 });
    expect(derivation && yieldOf(derivation)).toBe('x');
  });
});

function produce(
  grammar: Grammar,
  seed: number,
  limits: { maxDepth: number; maxSize: number },
): Derivation | undefined {
  return expand(grammar, randomChooser(new Random(seed)), limits);
}

function depthOf(root: Derivation): number {
  let deepest = 0;
  const open: [Derivation, number][] = [[root, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [derivation, above] = next;
    const depth = above + (derivation.node.kind === 'ref' ? 1 : 0);
    deepest = Math.max(deepest, depth);
    for (const child of derivation.children) open.push([child, depth]);
  }
  return deepest;
}
