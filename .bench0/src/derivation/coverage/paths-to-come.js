import { grammarGraph } from '../../grammar/analysis/graph.js';
import { UncoveredPaths } from '../production/k-path/uncovered-paths.js';
/**
 * Tells where in a derivation no new path can be found, so that a measurement can skip these parts. It considers paths
 * of up to k symbols, including shorter paths from the root.
 */
export class PathsToCome {
    #graph;
    #uncovered;
    constructor(grammar, k) {
        this.#graph = grammarGraph(grammar);
        // Upper bound of the distance between two symbols.
        const furthest = grammar.rules.length + 2;
        this.#uncovered = new UncoveredPaths(this.#graph, k, furthest);
    }
    /** Records the path that ends in the last of these nodes: the k innermost nodes, or all nodes from the root down. */
    record(nodes) {
        const last = this.#enter(nodes.slice(0, -1));
        this.#uncovered.cover(last, this.#symbolOf(nodes.at(-1)));
    }
    /** Returns true if every path that ends below the last of these nodes was recorded. */
    isSpentBelow(nodes) {
        const symbol = this.#symbolOf(nodes.at(-1));
        const first = this.#graph.firstSuccessor[symbol];
        const end = this.#graph.endSuccessor[symbol];
        return first === end || this.#uncovered.stepsFrom(this.#enter(nodes), first, end) === Infinity;
    }
    /** Returns the level of the last node; the first node takes the level of the root even if it is not the root. */
    #enter(nodes) {
        const { k } = this.#uncovered;
        nodes.forEach((node, i) => this.#uncovered.enter(k + i, this.#symbolOf(node)));
        return k + nodes.length - 1;
    }
    #symbolOf(node) {
        return this.#graph.numberOf[node.id];
    }
}
