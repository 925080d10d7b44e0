import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DerivationCounts } from '../../../../src/derivation/counting/derivation-counts.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';
import { bruteForceCounts } from '../brute-force.ts';

describe('DerivationCounts', () => {
  test.each(['characters', 'tokens', 'height'] as const)('by %s: agrees with brute force', (measure) => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const counts = new DerivationCounts(grammar, measure);
        expect([0, 1, 2, 3, 4].map((size) => counts.of(size))).toEqual(bruteForceCounts(grammar, measure, 4));
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  test('computes the published numbers for SimpleCalc', () => {
    const simpleCalc = loadGrammarSync('examples/simplecalc.ebnf');
    expect(countsOf(simpleCalc, 5)).toEqual([0n, 62n, 62n, 27032n, 80910n, 23598626n]);
    const merged = loadGrammarSync('examples/simplecalc-merged.ebnf');
    expect(countsOf(merged, 6)).toEqual([0n, 1n, 1n, 9n, 24n, 166n, 652n]);
  });

  test('counts ambiguous derivations by the Catalan numbers', () => {
    const grammar = ebnfGrammar('s = s s | "a" ;');
    expect(countsOf(grammar, 7)).toEqual([0n, 1n, 1n, 2n, 5n, 14n, 42n, 132n]);
  });

  test('is infinite for exactly the lengths at which a node derives itself', () => {
    expect(countsOf(ebnfGrammar('s = "a" | "b" c ; c = c | "d" ;'), 3)).toEqual([0n, 1n, 'infinite', 0n]);
    expect(countsOf(ebnfGrammar('s = "a" ("b"?)* ;'), 2)).toEqual([0n, 'infinite', 'infinite']);
  });

  test('counts characters as code points', () => {
    expect(countsOf(ebnfGrammar('s = "\u{1f600}" [\u{1f600}-\u{1f609}] ;'), 3)).toEqual([0n, 0n, 10n, 0n]);
  });

  test('counts tokens regardless of their texts', () => {
    const grammar = ebnfGrammar('s = NAME ("," NAME)* ; @token NAME = [a-z]+ ;');
    const counts = new DerivationCounts(grammar, 'tokens');
    expect([0, 1, 2, 3, 4, 5].map((n) => counts.of(n))).toEqual([0n, 1n, 0n, 1n, 0n, 1n]);
  });

  test('counts the start rule and each iteration as one application', () => {
    const counts = new DerivationCounts(ebnfGrammar('s = t* ; t = "a" | "b" ;'), 'height');
    expect([0, 1, 2, 3, 4, 5].map((n) => counts.of(n))).toEqual([0n, 1n, 0n, 2n, 0n, 4n]);
  });

  test('handles wide repeats', () => {
    const counts = new DerivationCounts(ebnfGrammar('s = "a"{3,65535} ;'));
    expect([2, 3, 100].map((n) => counts.of(n))).toEqual([0n, 1n, 1n]);
    const nullable = new DerivationCounts(ebnfGrammar('s = ("a"?){0,1000} ;'));
    expect(nullable.of(0)).toBe(1001n);
    expect(nullable.of(1)).toBe(500_500n);
  });
});

function countsOf(grammar: Grammar, longest: number) {
  const counts = new DerivationCounts(grammar);
  return Array.from({ length: longest + 1 }, (_, length) => counts.of(length));
}
