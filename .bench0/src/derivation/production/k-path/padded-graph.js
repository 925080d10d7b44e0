/**
 * Extends the graph by a chain of `count` symbols that leads to the root; the highest number is the outermost symbol. A
 * path from the root with fewer than k symbols thereby becomes a path of k symbols, so that words too shallow for a
 * k-path are not lost. Paths of the original graph keep their ranks: paths that start in the chain come after them.
 */
export function paddedGraph(graph, count) {
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
