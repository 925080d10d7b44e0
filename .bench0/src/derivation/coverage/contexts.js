var _a;
/**
 * Contexts of positions in a derivation: the innermost symbolic nodes above a position, as many as a path can include.
 * Contexts are numbered, because a forest has the same few contexts at very many positions. The paths of a node in a
 * context are recorded when the two are first combined.
 */
export class Contexts {
    /** The empty context, above the root. */
    static none = 0;
    /** Stands for contexts below which no new path can be found. */
    static spent = -1;
    #recorder;
    #toCome;
    #mostNodes;
    #contexts = [[]];
    #numbers = new Map([['', _a.none]]);
    /** By context: the context below each node that was entered from it. */
    #entered = [new Map()];
    /** @param toCome has the same records as the recorder; without it, no context counts as spent */
    constructor(recorder, toCome) {
        this.#recorder = recorder;
        this.#toCome = toCome;
        this.#mostNodes = Math.max(...recorder.coverages.map((coverage) => coverage.k - 1));
    }
    /** Returns the context below the node. */
    enter(context, node) {
        const known = this.#entered[context]?.get(node.id);
        if (known !== undefined)
            return known;
        const nodes = [...this.#contexts[context], node];
        this.#record(nodes);
        const isSpent = this.#toCome?.isSpentBelow(nodes) === true;
        const below = isSpent ? _a.spent : this.#numberOf(nodes.slice(Math.max(0, nodes.length - this.#mostNodes)));
        this.#entered[context]?.set(node.id, below);
        return below;
    }
    #record(nodes) {
        for (const node of nodes)
            this.#recorder.enter(node);
        for (let i = 0; i < nodes.length; i++)
            this.#recorder.leave();
        this.#toCome?.record(nodes);
    }
    #numberOf(nodes) {
        const key = nodes.map((node) => node.id).join();
        const known = this.#numbers.get(key);
        if (known !== undefined)
            return known;
        const number = this.#contexts.push(nodes) - 1;
        this.#numbers.set(key, number);
        this.#entered.push(new Map());
        return number;
    }
}
_a = Contexts;
