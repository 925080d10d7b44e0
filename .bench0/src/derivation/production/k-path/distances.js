/**
 * Distance in steps from each symbol down to the nearest open one, where open means that an uncovered path starts
 * there. Symbols are only ever closed, so distances only increase, and each closing updates only what it changes. A
 * distance of `limit` or more counts as infinite, which also ends the updates of recursive rules without open symbols.
 */
export class Distances {
    #graph;
    #open;
    #limit;
    /** By rule index: steps from the rule's body; 0 if the body contains an open symbol. */
    #byRule;
    /** By symbol: the rule that contains it; -1 if there is none. */
    #owner;
    #target;
    constructor(graph, open, limit) {
        this.#graph = graph;
        this.#open = open;
        this.#limit = limit;
        this.#owner = Int32Array.from(graph.symbols, (node) => graph.grammar.ownerOf(node)?.index ?? -1);
        this.#target = Int32Array.from(graph.symbols, (node) => (node.kind === 'ref' ? node.target : -1));
        this.#byRule = new Int32Array(graph.grammar.rules.length);
        this.#raise(graph.grammar.rules.map((rule) => rule.index));
    }
    /** Returns 0 if the symbol itself is open, Infinity if no open symbol is within the limit. */
    from(symbol) {
        if (this.#open[symbol] === 1)
            return 0;
        const target = this.#target[symbol];
        if (target < 0)
            return Infinity;
        const steps = 1 + this.#byRule[target];
        return steps < this.#limit ? steps : Infinity;
    }
    close(symbol) {
        this.#open[symbol] = 0;
        const owner = this.#owner[symbol];
        if (owner >= 0)
            this.#raise([owner]);
    }
    #raise(rules) {
        const waiting = new Set(rules);
        for (const rule of waiting) {
            waiting.delete(rule);
            const nearest = this.#nearestIn(rule);
            if (nearest <= this.#byRule[rule])
                continue;
            this.#byRule[rule] = nearest;
            for (const reference of this.#graph.references[rule] ?? []) {
                const owner = this.#owner[reference];
                if (this.#open[reference] === 0 && owner >= 0)
                    waiting.add(owner);
            }
        }
    }
    #nearestIn(rule) {
        const { body } = this.#graph.grammar.rules[rule];
        const end = this.#graph.endWithin[body.id];
        let nearest = this.#limit;
        for (let symbol = this.#graph.firstWithin[body.id]; symbol < end && nearest > 0; symbol++) {
            nearest = Math.min(nearest, this.from(symbol));
        }
        return nearest;
    }
}
