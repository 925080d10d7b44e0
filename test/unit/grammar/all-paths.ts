import type { GrammarGraph } from '../../../src/grammar/analysis/graph.ts';

/** The k-paths by their definition, listed in order: the reference for counting and ranking. */
export function allPaths(graph: GrammarGraph, k: number): number[][] {
  let paths = graph.symbols.map((_, symbol) => [symbol]);
  for (let length = 2; length <= k; length++) {
    paths = paths.flatMap((path) => successors(graph, path.at(-1)!).map((next) => path.concat(next)));
  }
  return paths;
}

export function successors(graph: GrammarGraph, symbol: number): number[] {
  const first = graph.firstSuccessor[symbol]!;
  return Array.from({ length: graph.endSuccessor[symbol]! - first }, (_, i) => first + i);
}
