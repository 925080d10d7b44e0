/**
 * Lowers `values` (by node id) to the least fixpoint of `valueOf` with a worklist: a node is evaluated again when the
 * value of a node below it decreased. It terminates if values cannot decrease forever, such as sums of integers.
 */
export function leastFixpoint(grammar, values, valueOf) {
    const parents = parentsOf(grammar);
    const queued = new Uint8Array(grammar.nodes.length).fill(1);
    const queue = grammar.nodes.map((node) => node.id).reverse();
    for (let head = 0; head < queue.length; head++) {
        const id = queue[head];
        queued[id] = 0;
        const value = valueOf(grammar.nodes[id]);
        if (value >= values[id])
            continue;
        values[id] = value;
        for (const parent of parents[id] ?? []) {
            if (queued[parent] === 1)
                continue;
            queued[parent] = 1;
            queue.push(parent);
        }
    }
}
/** Cache: every fixpoint asks for the parents, for as long as the grammar lives. */
const parentsByGrammar = new WeakMap();
/** Returns by node id the nodes to evaluate again when the node changes: its parent, or all references to its rule. */
export function parentsOf(grammar) {
    let parents = parentsByGrammar.get(grammar);
    if (parents === undefined)
        parentsByGrammar.set(grammar, (parents = findParents(grammar)));
    return parents;
}
function findParents(grammar) {
    const parents = grammar.nodes.map(() => []);
    for (const node of grammar.nodes) {
        if (node.kind === 'ref')
            parents[grammar.ruleOf(node).body.id]?.push(node.id);
        else if (node.kind === 'seq')
            for (const item of node.items)
                parents[item.id]?.push(node.id);
        else if (node.kind === 'alt')
            for (const option of node.options)
                parents[option.id]?.push(node.id);
        else if (node.kind === 'repeat')
            parents[node.item.id]?.push(node.id);
    }
    return parents;
}
