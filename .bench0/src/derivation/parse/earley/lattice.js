export function incomingEdges(lattice) {
    const { nodeCount, edgeStart, target } = lattice;
    const start = new Int32Array(nodeCount + 2);
    for (const node of target)
        start[node + 2] = start[node + 2] + 1;
    for (let i = 1; i < start.length; i++)
        start[i] = start[i] + start[i - 1];
    const edge = new Int32Array(target.length);
    const source = new Int32Array(target.length);
    for (let node = 0; node < nodeCount; node++) {
        for (let e = edgeStart[node]; e < edgeStart[node + 1]; e++) {
            const slot = start[target[e] + 1];
            start[target[e] + 1] = slot + 1;
            edge[slot] = e;
            source[slot] = node;
        }
    }
    return { start: start.subarray(0, nodeCount + 1), edge, source };
}
