import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../../src/core/random.ts';
import { Distances } from '../../../../../src/derivation/production/k-path/distances.ts';
import { type GrammarGraph, grammarGraph } from '../../../../../src/grammar/analysis/graph.ts';
import { ebnfGrammar } from '../../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../../random-grammar.ts';
import { successors } from '../../../grammar/all-paths.ts';

const limit = 8;

describe('Distances', () => {
  test('equal those of a new search, regardless of what was closed before', () => {
    fc.assert(
      fc.property(randomGrammar(), fc.integer({ min: 0, max: 1000 }), (grammar, seed) => {
        const graph = grammarGraph(grammar);
        const open = new Set(graph.symbols.keys());
        const distances = new Distances(graph, new Uint8Array(graph.size).fill(1), limit);
        for (const symbol of new Random(seed).shuffle([...open])) {
          open.delete(symbol);
          distances.close(symbol);
          for (const from of graph.symbols.keys()) expect(distances.from(from)).toBe(search(graph, from, open));
        }
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  test('become infinite in a cycle of rules without open symbols', () => {
    const graph = grammarGraph(ebnfGrammar('a = b | "x" ; b = c ; c = a ;'));
    const distances = new Distances(graph, new Uint8Array(graph.size), limit);
    expect([...graph.symbols.keys()].map((symbol) => distances.from(symbol))).toEqual(
      graph.symbols.map(() => Infinity),
    );
  });
});

function search(graph: GrammarGraph, from: number, open: ReadonlySet<number>): number {
  let front = [from];
  for (let steps = 0; steps < limit; steps++) {
    if (front.some((symbol) => open.has(symbol))) return steps;
    front = [...new Set(front.flatMap((symbol) => successors(graph, symbol)))];
  }
  return Infinity;
}
