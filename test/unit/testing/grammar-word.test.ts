import { check, property, sample } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { loadGrammarSync } from '../../../src/grammar/load-grammar.ts';
import { Parser } from '../../../src/derivation/parse/parser.ts';
import { grammarWord } from '../../../src/testing/grammar-word.ts';

describe('words of a grammar as an arbitrary', () => {
  it('are words, of at most the given size, and the same for the same seed', () => {
    const words = sample(grammarWord('json', { maxSize: 40 }), { numRuns: 30, seed: 7 });
    const parser = new Parser(loadGrammarSync('json'));
    expect(words.filter((word) => parser.parse(word).kind !== 'parsed')).toEqual([]);
    expect(new Set(words).size).toBeGreaterThan(10);
    expect(sample(grammarWord('json', { maxSize: 40 }), { numRuns: 30, seed: 7 })).toEqual(words);
  });

  it('start with the rule that is asked for', () => {
    const words = sample(grammarWord('json', { start: 'array' }), { numRuns: 20, seed: 1 });
    expect(words.every((word) => word.startsWith('['))).toBe(true);
  });

  it('shrink to the smallest word without the property', () => {
    const noLists = property(grammarWord('json'), (text) => !/[[{].*[[{]/su.test(text));
    const { counterexample, failed } = check(noLists, { seed: 3, numRuns: 300 });
    expect(failed).toBe(true);
    expect(counterexample?.[0].length).toBeLessThanOrEqual(12);
    expect(() => JSON.parse(counterexample![0]) as unknown).not.toThrow();
  });

  it('shrink from examples, too, which have no derivation yet', () => {
    const arbitrary = grammarWord('json');
    expect(arbitrary.canShrinkWithoutContext('[1, 2]')).toBe(true);
    expect(arbitrary.canShrinkWithoutContext('[1, 2')).toBe(false);
    expect([...arbitrary.shrink('[1, 2]', undefined)].map(({ value }) => value)).toContain('[1]');
  });
});
