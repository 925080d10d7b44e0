import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grammarGraph } from '../../../src/grammar/analysis/graph.ts';
import { KPathIndex } from '../../../src/grammar/k-paths.ts';
import { loadGrammarSync } from '../../../src/grammar/load-grammar.ts';
import { ebnfGrammar } from '../../ebnf-grammar.ts';
import { randomGrammar } from '../../random-grammar.ts';
import { allPaths } from './all-paths.ts';

const figure1 = grammarGraph(loadGrammarSync('examples/kpath-figure-1.ebnf'));

describe('KPathIndex', () => {
  test("counts the k-paths of the paper's expression grammar", () => {
    const totals = [1, 2, 3, 4, 5].map((k) => new KPathIndex(figure1, k).total);
    expect(totals).toEqual([40n, 126n, 528n, 2348n, 10326n]);
  });

  test('counts without listing, beyond exact numbers', () => {
    expect(new KPathIndex(figure1, 12).total).toBe(307_876_676n);
    const branching = grammarGraph(ebnfGrammar(`s = ${Array.from({ length: 100 }, () => 's').join(' | ')} | "x" ;`));
    // The first is the root or one of the hundred, then come 38 of the hundred, then one of them or the end.
    expect(new KPathIndex(branching, 40).total).toBe(101n * 101n * 100n ** 38n);
  });

  test('lists, ranks and finds paths according to their definition', () => {
    fc.assert(
      fc.property(randomGrammar(), fc.integer({ min: 1, max: 4 }), (grammar, k) => {
        const graph = grammarGraph(grammar);
        const index = new KPathIndex(graph, k);
        const expected = allPaths(graph, k);
        expect(index.total).toBe(BigInt(expected.length));
        expect([...index]).toEqual(expected);
        expected.forEach((path, rank) => {
          expect(index.rank(path)).toBe(rank);
          expect(index.at(rank)).toEqual(path);
        });
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  test('ranks and finds paths by bigints if numbers are too small', () => {
    const graph = grammarGraph(ebnfGrammar(`s = ${Array.from({ length: 50 }, () => 's').join(' | ')} | "x" ;`));
    const index = new KPathIndex(graph, 12);
    expect(index.total).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
    for (const rank of [0n, 1n, index.total / 3n, index.total - 1n]) expect(index.rank(index.at(rank))).toBe(rank);
  });

  test('ranks a path within a longer sequence', () => {
    const index = new KPathIndex(figure1, 3);
    const path = index.at(100);
    expect(index.rank([7, 7, ...path], 2)).toBe(100);
  });

  test('gives paths with a common prefix consecutive ranks', () => {
    const beginnings = [...new KPathIndex(figure1, 3)].map((path) => path.slice(0, 2).join(' '));
    const changes = beginnings.filter((beginning, i) => beginning !== beginnings[i - 1]);
    expect(changes).toHaveLength(new Set(beginnings).size);
  });

  test('rejects ranks out of range and lengths below one', () => {
    expect(() => new KPathIndex(figure1, 1).at(40)).toThrow(RangeError);
    expect(() => new KPathIndex(figure1, 0)).toThrow(RangeError);
  });
});
