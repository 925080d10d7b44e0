/**
 * Returns `sums[m][s]`, for m = 1..k: the number of paths of m symbols that start at a symbol below `s`. Hence
 * `sums[m][b] - sums[m][a]` paths start in the range a..b-1, and the paths that start at `s` correspond to the paths of
 * m-1 symbols that start at its successors. `sums[0]` is all zero. Returns undefined if a sum is not a safe integer.
 */
export function pathSums(graph, k) {
    const sums = [new Float64Array(graph.size + 1), Float64Array.from({ length: graph.size + 1 }, (_, s) => s)];
    for (let m = 2; m <= k; m++) {
        const shorter = sums[m - 1];
        const row = new Float64Array(graph.size + 1);
        for (let s = 0; s < graph.size; s++) {
            const from = shorter[graph.firstSuccessor[s]];
            const to = shorter[graph.endSuccessor[s]];
            row[s + 1] = row[s] + to - from;
        }
        // Doubles above this limit are not exact.
        if (row[graph.size] > Number.MAX_SAFE_INTEGER)
            return undefined;
        sums.push(row);
    }
    return sums;
}
/** Like `pathSums`, with numbers of any size. */
export function bigPathSums(graph, k) {
    const sums = [
        Array.from({ length: graph.size + 1 }, () => 0n),
        Array.from({ length: graph.size + 1 }, (_, s) => BigInt(s)),
    ];
    for (let m = 2; m <= k; m++) {
        const shorter = sums[m - 1];
        const row = [0n];
        for (let s = 0; s < graph.size; s++) {
            const from = shorter[graph.firstSuccessor[s]];
            const to = shorter[graph.endSuccessor[s]];
            row.push(row[s] + to - from);
        }
        sums.push(row);
    }
    return sums;
}
