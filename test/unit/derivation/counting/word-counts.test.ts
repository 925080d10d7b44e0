import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WorkBudget } from '../../../../src/core/work-budget.ts';
import { WordCounts } from '../../../../src/derivation/counting/word-counts.ts';
import { codePoints } from '../../../../src/grammar/characters/char-set.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';
import { bruteForceWords } from '../brute-force.ts';

describe('WordCounts', () => {
  test('agrees with brute force', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const words = [...bruteForceWords(grammar, 3)];
        const expected = [0, 1, 2, 3].map((n) => BigInt(words.filter((word) => lengthOf(word) === n).length));
        expect(countsOf(grammar, 3)).toEqual(expected);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test('computes the published numbers for SimpleCalc', () => {
    expect(countsOf(loadGrammarSync('examples/simplecalc.ebnf'), 4)).toEqual([0n, 62n, 62n, 27032n, 54002n]);
    expect(countsOf(loadGrammarSync('examples/simplecalc-merged.ebnf'), 6)).toEqual([0n, 1n, 1n, 9n, 17n, 96n, 246n]);
  });

  test('counts each word once, even in an ambiguous grammar', () => {
    expect(countsOf(ebnfGrammar('s = s s | s s s | "a" | ;'), 30)).toEqual(Array.from({ length: 31 }, () => 1n));
  });

  test('distinguishes words that differ only in their tokens', () => {
    expect(countsOf(ebnfGrammar('s = WORD+ ; @token WORD = "a"+ ;'), 4)).toEqual([0n, 1n, 2n, 4n, 8n]);
    expect(countsOf(ebnfGrammar('s = WORD+ ; WORD = "a"+ ;'), 4)).toEqual([0n, 1n, 1n, 1n, 1n]);
  });

  test('returns undefined when the budget is exhausted', () => {
    const counts = new WordCounts(loadGrammarSync('examples/simplecalc.ebnf'));
    expect(counts.of(20, new WorkBudget(1000))).toBeUndefined();
    expect(counts.of(4, new WorkBudget(1000))).toBe(54002n);
  });

  test('handles long words of right-recursive and left-recursive grammars', () => {
    for (const text of ['s = "a" s | "b" ;', 's = s "a" | "b" ;', 's = "a"* "b" ;']) {
      expect(new WordCounts(ebnfGrammar(text)).of(3000)).toBe(1n);
    }
  });
});

function lengthOf(word: string): number {
  return codePoints(word.replaceAll('\u0000', '')).length;
}

function countsOf(grammar: Grammar, longest: number) {
  const counts = new WordCounts(grammar);
  return Array.from({ length: longest + 1 }, (_, length) => counts.of(length));
}
