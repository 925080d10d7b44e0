/**
 * Returns the path to an uncovered k-path that ends nearest to the root; undefined if none ends within the depth. Ties
 * go to the symbol with the most uncovered paths.
 */
export function nearestSpine(graph, uncovered, maxDepth, random) {
    if (graph.size === 0)
        return undefined;
    const { k } = uncovered;
    const spine = [0];
    let steps = uncovered.stepsFrom(k - 1, 0, 1);
    if (1 + steps > maxDepth)
        return undefined;
    for (let level = k; steps > 0; level++) {
        const last = spine[spine.length - 1];
        uncovered.enter(level, last);
        steps--;
        spine.push(richest(graph, uncovered, level, steps, random));
    }
    return spine;
}
/** Returns the symbol below the one at `level` that is `steps` away from an uncovered path and has the most of them. */
function richest(graph, uncovered, level, steps, random) {
    const parent = uncovered.symbolAt(level);
    const first = graph.firstSuccessor[parent];
    const count = graph.endSuccessor[parent] - first;
    const shift = random.int(count);
    let best = -1;
    let most = -1;
    for (let i = 0; i < count; i++) {
        const symbol = first + ((i + shift) % count);
        if (uncovered.stepsFrom(level, symbol, symbol + 1) !== steps)
            continue;
        const left = uncovered.leftAmong(level, symbol, symbol + 1, Math.max(1, uncovered.k - steps));
        if (left > most)
            [best, most] = [symbol, left];
    }
    return best;
}
