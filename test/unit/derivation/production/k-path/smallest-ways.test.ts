import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../../src/core/random.ts';
import { yieldOf } from '../../../../../src/derivation/derivation.ts';
import { LeastSize } from '../../../../../src/derivation/production/k-path/least-size.ts';
import { SmallestWays } from '../../../../../src/derivation/production/k-path/smallest-ways.ts';
import { TreeGrower } from '../../../../../src/derivation/production/k-path/tree-grower.ts';
import { UncoveredPaths } from '../../../../../src/derivation/production/k-path/uncovered-paths.ts';
import { shortestClosing } from '../../../../../src/derivation/production/shortest-closing.ts';
import { codePoints } from '../../../../../src/grammar/characters/char-set.ts';
import { type GrammarGraph, grammarGraph } from '../../../../../src/grammar/analysis/graph.ts';
import { randomGrammar } from '../../../../random-grammar.ts';
import { successors } from '../../../grammar/all-paths.ts';

const maxLength = 4;

function leastLengthOf(graph: GrammarGraph): LeastSize {
  return new LeastSize(graph, shortestClosing(graph.grammar).length, 0);
}

describe('SmallestWays', () => {
  test('finds the path with the smallest tree among all paths to the symbol that are short enough', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const graph = grammarGraph(grammar);
        const leastLength = leastLengthOf(graph);
        const ways = new SmallestWays(graph, leastLength, maxLength);
        const best = new Map<number, number>();
        for (const way of waysFromRoot(graph)) {
          const end = way.at(-1)!;
          best.set(end, Math.min(best.get(end) ?? Infinity, leastLength.around(way)));
        }
        for (const symbol of graph.symbols.keys()) {
          const way = ways.to(symbol, maxLength);
          expect(way === undefined ? undefined : leastLength.around(way)).toBe(best.get(symbol));
        }
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

describe('LeastSize', () => {
  test('equals the size of the tree that is grown without room', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const graph = grammarGraph(grammar);
        const leastLength = leastLengthOf(graph);
        const grower = new TreeGrower(graph, new UncoveredPaths(graph, 1, 30), 30, new Random(1));
        const closing = shortestClosing(grammar).option;
        for (const way of waysFromRoot(graph).slice(0, 100)) {
          const { tree } = grower.grow(way, { room: -1, choice: 'for-coverage', closing });
          expect(codePoints(yieldOf(tree))).toHaveLength(leastLength.around(way));
        }
      }),
      { seed: 2, numRuns: 60 },
    );
  });
});

function waysFromRoot(graph: GrammarGraph): number[][] {
  const ways: number[][] = graph.size === 0 ? [] : [[0]];
  for (const way of ways) {
    if (way.length === maxLength) break;
    for (const next of successors(graph, way.at(-1)!)) ways.push(way.concat(next));
  }
  return ways;
}
