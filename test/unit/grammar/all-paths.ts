import type { GrammarGraph } from '../../../src/grammar/graph.ts';

/** The k-paths by their definition, listed one by one in order: what counting and ranking have to agree with. */
export function allPaths(graph: GrammarGraph, k: number): number[][] {
  let paths = graph.symbols.map((_, symbol) => [symbol]);
  for (let length = 2; length <= k; length++) {
    paths = paths.flatMap((path) => successors(graph, path.at(-1) as number).map((next) => path.concat(next)));
  }
  return paths;
}

export function successors(graph: GrammarGraph, symbol: number): number[] {
  const first = graph.firstSuccessor[symbol] as number;
  return Array.from({ length: (graph.endSuccessor[symbol] as number) - first }, (_, i) => first + i);
}
