import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { yieldOf, type Derivation } from '../../../../src/derivation/derivation.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { randomProducer } from '../../../../src/derivation/production/random-producer.ts';
import { runShrinker } from '../../../../src/derivation/shrinking/shrink.ts';
import { shrinkText } from '../../../../src/derivation/shrinking/shrink-text.ts';
import { shrinkTree } from '../../../../src/derivation/shrinking/shrink-tree.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';
import { expectDerivationOf } from '../expect-derivation-of.ts';

describe('shrinkTree', () => {
  it('terminates, keeps the predicate and stays in the language', () => {
    fc.assert(
      fc.property(randomGrammar(), fc.integer(), fc.constantFrom('a', 'b', 'ab', 'ca'), (grammar, seed, needle) => {
        const tree = randomProducer(grammar, new Random(seed), { maxDepth: 8, maxSize: 30 }).next();
        if (tree === undefined || !yieldOf(tree).includes(needle)) return;
        const keeps = (candidate: Derivation): boolean => yieldOf(candidate).includes(needle);
        const small = runShrinker(tree, (start) => shrinkTree(start, grammar), keeps, Infinity);
        expectDerivationOf(grammar, small);
        expect(keeps(small)).toBe(true);
        expect(yieldOf(small).length).toBeLessThanOrEqual(yieldOf(tree).length);
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('keeps only the relevant part of a JSON text', () => {
    const grammar = loadGrammarSync('json');
    const text = '{"a":[1,2,{"b":[true,null]}],"c":"dd\\u0041d","e":{"f":[[],[[3.5e7]]]}}';
    const result = new Parser(grammar).parse(text);
    if (result.kind !== 'parsed') throw new Error('not JSON');
    const smallest = (keeps: (text: string) => boolean): string =>
      yieldOf(
        runShrinker(
          result.tree(),
          (start) => shrinkTree(start, grammar),
          (tree) => keeps(yieldOf(tree)),
        ),
      );
    expect(smallest((word) => word.includes('null'))).toBe('null');
    expect(smallest((word) => word.includes('e7'))).toMatch(/^\de7$/);
    expect(smallest((word) => word.includes('\\u'))).toMatch(/^"\\u[0-9a-fA-F]{4}"$/);
    expect(smallest((word) => word.includes('[['))).toBe('[[]]');
  });
});

describe('shrinkText', () => {
  it('keeps no character that can be removed, and makes the others plain', () => {
    const smallest = runShrinker('xx<<script>>y{z}', shrinkText, (text) => /<.*>.*\{/.test(text));
    expect(smallest).toBe('<>{');
    expect(runShrinker('hello 42 world', shrinkText, (text) => /\d\d/.test(text))).toBe('00');
  });

  it('keeps the predicate on any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1, maxLength: 2 }), (text, needle) => {
        if (!text.includes(needle)) return;
        expect(runShrinker(text, shrinkText, (candidate) => candidate.includes(needle))).toBe(needle);
      }),
      { seed: 6 },
    );
  });

  it('stops after the allowed attempts, with the best candidate so far', () => {
    const smallest = runShrinker('a'.repeat(1000), shrinkText, (text) => text.length >= 100, 3);
    expect(smallest.length).toBeLessThan(1000);
    expect(smallest.length).toBeGreaterThanOrEqual(100);
  });
});
