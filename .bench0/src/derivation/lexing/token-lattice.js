/** Explores all nodes from the first one, then numbers them by position so that every edge leads to a higher number. */
export function buildLattice(first, explore) {
    const nodes = new Map();
    const open = [first];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
        if (nodes.has(key))
            continue;
        const node = { key, ...explore(key) };
        nodes.set(key, node);
        for (const edge of node.edges)
            if (!nodes.has(edge.target))
                open.push(edge.target);
    }
    const sorted = [...nodes.values()].sort((a, b) => a.position - b.position);
    const numbers = new Map(sorted.map((node, index) => [node.key, index]));
    const edges = sorted.flatMap((node) => node.edges);
    const edgeStart = new Int32Array(sorted.length + 1);
    sorted.forEach((node, index) => (edgeStart[index + 1] = edgeStart[index] + node.edges.length));
    return {
        nodeCount: sorted.length,
        edgeStart,
        symbol: Int32Array.from(edges, (edge) => edge.symbol),
        target: Int32Array.from(edges, (edge) => numbers.get(edge.target)),
        tokenStart: Int32Array.from(edges, (edge) => edge.tokenStart),
        tokenEnd: Int32Array.from(edges, (edge) => edge.tokenEnd),
        position: Int32Array.from(sorted, (node) => node.position),
        isEnd: (node) => sorted[node]?.isEnd === true,
    };
}
