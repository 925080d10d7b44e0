/** Computes the size of the smallest tree around a spine. */
export class LeastSize {
    #graph;
    #size;
    #perRule;
    #rest;
    /**
     * @param size by node id: the least size of a derivation
     * @param perRule what each applied rule adds to the size
     */
    constructor(graph, size, perRule) {
        this.#graph = graph;
        this.#size = size;
        this.#perRule = perRule;
        this.#rest = restOfRules(graph.grammar.nodes, size);
    }
    around(spine) {
        let sum = this.#size[this.#nodeOf(spine.at(-1)).id];
        for (let i = 1; i < spine.length; i++)
            sum += this.above(spine[i]);
        return sum;
    }
    /** Returns what one step of a spine adds: the rule above the symbol, without the symbol itself. */
    above(symbol) {
        return this.#perRule + this.#rest[this.#nodeOf(symbol).id];
    }
    #nodeOf(symbol) {
        return this.#graph.symbols[symbol];
    }
}
/** Returns by node id the least size of the rest of the rule if the node must be present. */
function restOfRules(nodes, size) {
    const rest = new Float64Array(nodes.length);
    const sizeOf = (node) => size[node.id];
    // Ids are in preorder: a node comes before its descendants.
    for (const node of nodes) {
        const here = rest[node.id];
        if (node.kind === 'seq')
            for (const item of node.items)
                rest[item.id] = here + sizeOf(node) - sizeOf(item);
        else if (node.kind === 'alt')
            for (const option of node.options)
                rest[option.id] = here;
        else if (node.kind === 'repeat')
            rest[node.item.id] = here + Math.max(0, node.min - 1) * sizeOf(node.item);
    }
    return rest;
}
