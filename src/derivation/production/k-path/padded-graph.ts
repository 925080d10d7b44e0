import type { PathGraph } from '../../../grammar/k-paths/path-graph.ts';

/**
 * The graph with `count` more symbols in a row that leads to the root; the last of the numbers is the outermost. So a way
 * from the root that is shorter than k symbols is a path of k symbols too, and words too shallow to hold a k-path are
 * not lost. The paths of the graph itself keep their ranks: those that begin outside come after them.
 */
export function paddedGraph(graph: PathGraph, count: number): PathGraph {
  const size = graph.size + count;
  const firstSuccessor = new Int32Array(size);
  const endSuccessor = new Int32Array(size);
  firstSuccessor.set(graph.firstSuccessor);
  endSuccessor.set(graph.endSuccessor);
  for (let i = 0; i < count; i++) {
    firstSuccessor[graph.size + i] = i === 0 ? 0 : graph.size + i - 1;
    endSuccessor[graph.size + i] = i === 0 ? 1 : graph.size + i;
  }
  return { size, firstSuccessor, endSuccessor };
}
