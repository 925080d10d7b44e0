import { childNodes } from '../../grammar/node.js';
import { strongComponents } from '../../grammar/analysis/strong-components.js';
/** Determines which nodes of a grammar can contain one another. */
export class NodeCycles {
    /** Strongly connected component by node id. */
    #component;
    constructor(grammar) {
        this.#component = new Int32Array(grammar.nodes.length);
        const below = grammar.nodes.map((node) => (node.kind === 'ref' ? [grammar.ruleOf(node).body] : childNodes(node)).map(({ id }) => id));
        strongComponents(below.length, (id) => below[id]).forEach((members, number) => {
            for (const id of members)
                this.#component[id] = number;
        });
    }
    areTogether(a, b) {
        return this.#component[a.id] === this.#component[b.id];
    }
}
