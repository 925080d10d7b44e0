/**
 * Paths from the root with the smallest tree around them, up to a maximal length. `layers[n]` contains the best paths
 * of n symbols to a reference of each rule, each of which extends a best path of n-1 symbols.
 */
export class SmallestWays {
    #graph;
    #leastSize;
    #owner;
    #layers = [];
    constructor(graph, leastSize, maxLength) {
        this.#graph = graph;
        this.#leastSize = leastSize;
        this.#owner = Int32Array.from(graph.symbols, (node) => graph.grammar.ownerOf(node)?.index ?? -1);
        this.#layers.push(this.#emptyLayer(), this.#rootLayer());
        // A smallest path never visits a rule twice.
        const longest = Math.min(maxLength, graph.grammar.rules.length + 1);
        while (this.#layers.length < longest)
            this.#layers.push(this.#nextLayer(this.#layers.at(-1)));
    }
    /**
     * Returns the path from the root to the symbol, inclusive; undefined if there is none of at most `maxLength` symbols.
     */
    to(symbol, maxLength) {
        if (symbol === 0)
            return maxLength >= 1 ? [0] : undefined;
        const rule = this.#owner[symbol];
        let length = 0;
        for (let n = 1; n < Math.min(maxLength, this.#layers.length); n++) {
            if (this.#sizeAt(n, rule) < this.#sizeAt(length, rule))
                length = n;
        }
        return length === 0 ? undefined : this.#wayBack(symbol, length);
    }
    #wayBack(symbol, length) {
        const way = [symbol];
        let at = symbol;
        for (let n = length; n > 0; n--) {
            at = this.#layers[n].reference[this.#owner[at]];
            way.push(at);
        }
        return way.reverse();
    }
    #sizeAt(length, rule) {
        return this.#layers[length].size[rule];
    }
    #nextLayer(shorter) {
        const layer = this.#emptyLayer();
        this.#graph.symbols.forEach((node, symbol) => {
            const owner = this.#owner[symbol];
            if (node.kind !== 'ref' || owner < 0)
                return;
            improve(layer, node, symbol, shorter.size[owner] + this.#leastSize.above(symbol));
        });
        return layer;
    }
    #rootLayer() {
        const layer = this.#emptyLayer();
        const [root] = this.#graph.symbols;
        if (root !== undefined)
            improve(layer, root, 0, 0);
        return layer;
    }
    #emptyLayer() {
        const { length } = this.#graph.grammar.rules;
        return { size: new Float64Array(length).fill(Infinity), reference: new Int32Array(length) };
    }
}
function improve(layer, node, symbol, size) {
    if (node.kind !== 'ref' || size >= layer.size[node.target])
        return;
    layer.size[node.target] = size;
    layer.reference[node.target] = symbol;
}
