import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { yieldOf, type Derivation } from '../../../../src/derivation/derivation.ts';
import { TreeMutator } from '../../../../src/derivation/mutation/tree-mutator.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { randomProducer } from '../../../../src/derivation/production/random-producer.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';
import { expectDerivationOf } from '../expect-derivation-of.ts';

describe('TreeMutator', () => {
  it('produces only derivations of the grammar', () => {
    fc.assert(
      fc.property(randomGrammar(), fc.integer(), (grammar, seed) => {
        const random = new Random(seed);
        const producer = randomProducer(grammar, random, { maxDepth: 6, maxSize: 20 });
        const mutator = new TreeMutator(grammar, random);
        const other = producer.next();
        let tree = producer.next();
        for (let i = 0; i < 10 && tree !== undefined; i++) {
          tree = mutator.mutate(tree, other === undefined ? [] : [other]);
          if (tree !== undefined) expectDerivationOf(grammar, tree);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('makes every kind of change', () => {
    const grammar = ebnfGrammar('e = "(" e ")" | [a-b] ("," [a-b])* ;');
    const parser = new Parser(grammar);
    const tree = (text: string): Derivation => {
      const result = parser.parse(text);
      if (result.kind !== 'parsed') throw new Error(text);
      return result.tree();
    };
    const mutator = new TreeMutator(grammar, new Random(3));
    const seen = new Set<string>();
    for (let i = 0; i < 3000; i++) {
      const changed = mutator.mutate(tree('(a,b)'), [tree('((b))')]);
      if (changed !== undefined) seen.add(yieldOf(changed));
    }
    // The results: unwrapped, nested, deleted, duplicated, regenerated character, spliced.
    for (const text of ['a,b', '((a,b))', '(a)', '(a,b,b)', '(b,b)', '((b))']) expect(seen).toContain(text);
  });

  it('returns undefined for a tree without alternatives', () => {
    const grammar = ebnfGrammar('s = "a" ;');
    const tree = randomProducer(grammar, new Random(1)).next()!;
    const changed = new TreeMutator(grammar, new Random(1)).mutate(tree);
    expect(changed === undefined || yieldOf(changed) === 'a').toBe(true);
  });
});
