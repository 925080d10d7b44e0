import { minCosts } from './min-cost.js';
import { childNodes, isSymbolic } from '../node.js';
/**
 * The symbolic nodes that occur in finite derivations, numbered densely: the root is 0, the others follow in preorder.
 * The symbols of one rule are therefore consecutive, and the successors of a reference are a range.
 *
 * @example
 * ```ts
 * const graph = grammarGraph(loadGrammarSync('json'));
 * console.log(graph.symbols.length);
 * ```
 */
export class GrammarGraph {
    grammar;
    symbols;
    /** By node id; -1 for nodes that are not in the graph. */
    numberOf;
    /** The symbols within any node, itself included: from `firstWithin[id]` to `endWithin[id]`, exclusive. */
    firstWithin;
    endWithin;
    firstSuccessor;
    endSuccessor;
    /** By rule index: the references to it, as symbols. */
    references;
    /** By symbol: the number of symbols on a shortest path from the root, both ends included. */
    depth;
    constructor(grammar) {
        this.grammar = grammar;
        const usable = usableNodes(grammar);
        this.symbols = grammar.nodes.filter((node) => isSymbolic(node) && usable[node.id] === 1);
        this.numberOf = new Int32Array(grammar.nodes.length).fill(-1);
        this.symbols.forEach((node, symbol) => (this.numberOf[node.id] = symbol));
        this.firstWithin = new Int32Array(grammar.nodes.length);
        this.endWithin = new Int32Array(grammar.nodes.length);
        this.#findRangesWithin();
        this.firstSuccessor = new Int32Array(this.size);
        this.endSuccessor = new Int32Array(this.size);
        const references = grammar.rules.map(() => []);
        this.symbols.forEach((node, symbol) => {
            if (node.kind !== 'ref')
                return;
            const { body } = grammar.ruleOf(node);
            this.firstSuccessor[symbol] = this.firstWithin[body.id];
            this.endSuccessor[symbol] = this.endWithin[body.id];
            references[node.target]?.push(symbol);
        });
        this.references = references;
        this.depth = this.#findDepths();
    }
    get size() {
        return this.symbols.length;
    }
    /** Returns the symbols on a shortest path from the root, both ends included; the first such path in preorder. */
    routeTo(symbol) {
        const route = [symbol];
        for (let at = symbol; at !== 0; route.push(at))
            at = this.#nearestReference(this.symbols[at]);
        return route.reverse();
    }
    toString() {
        return `${this.size} symbols of ${this.grammar.name}`;
    }
    #nearestReference(node) {
        const owner = this.grammar.ownerOf(node);
        const candidates = this.references[owner.index] ?? [];
        return candidates.reduce((best, other) => (this.#depthOf(other) < this.#depthOf(best) ? other : best));
    }
    #depthOf(symbol) {
        return this.depth[symbol];
    }
    /** Ids are in preorder, so the reverse order visits every child before its parent. */
    #findRangesWithin() {
        let next = this.size;
        for (let id = this.grammar.nodes.length - 1; id >= 0; id--) {
            const children = childNodes(this.grammar.nodes[id]);
            const lastChild = children[children.length - 1];
            this.endWithin[id] = lastChild === undefined ? next : this.endWithin[lastChild.id];
            if (this.numberOf[id] >= 0)
                next--;
            this.firstWithin[id] = next;
        }
    }
    #findDepths() {
        const depth = new Int32Array(this.size);
        const queue = this.size === 0 ? [] : [0];
        if (queue.length > 0)
            depth[0] = 1;
        for (const symbol of queue) {
            const end = this.endSuccessor[symbol];
            for (let next = this.firstSuccessor[symbol]; next < end; next++) {
                // All symbols of a rule are reached together: if one is known, all are.
                if (depth[next] !== 0)
                    break;
                depth[next] = depth[symbol] + 1;
                queue.push(next);
            }
        }
        return depth;
    }
}
/** Cache: many analyses ask for the graph, for as long as the grammar lives. */
const graphs = new WeakMap();
/**
 * The graph of the symbols of a grammar, made once for each grammar.
 *
 * @example
 * ```ts
 * const graph = grammarGraph(loadGrammarSync('json'));
 * console.log(new KPathIndex(graph, 3).total);
 * ```
 */
export function grammarGraph(grammar) {
    let graph = graphs.get(grammar);
    if (graph === undefined)
        graphs.set(grammar, (graph = new GrammarGraph(grammar)));
    return graph;
}
/** Returns by node id 1 if a finite derivation of the start symbol contains the node. */
function usableNodes(grammar) {
    const { cost } = minCosts(grammar);
    const usable = new Uint8Array(grammar.nodes.length);
    const open = [grammar.root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (usable[node.id] === 1 || cost[node.id] === Infinity)
            continue;
        usable[node.id] = 1;
        if (node.kind === 'ref')
            open.push(grammar.ruleOf(node).body);
        for (const child of childNodes(node))
            open.push(child);
    }
    return usable;
}
