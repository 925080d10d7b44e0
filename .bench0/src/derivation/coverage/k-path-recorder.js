import { grammarGraph } from '../../grammar/analysis/graph.js';
import { isSymbolic } from '../../grammar/node.js';
import { KPathCoverage } from './k-path-coverage.js';
/**
 * Records the k-paths of derivations. `enter` and `leave` follow a walk through any structure of symbolic nodes, a tree
 * or a parse forest: entering a node records the paths that end in it.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('json');
 * const recorder = new KPathRecorder(grammar, [1, 2]);
 * const tree = randomProducer(grammar, new Random(1)).next();
 * if (tree) recorder.add(tree);
 * for (const { k, covered, total } of recorder.coverages) console.log(k, covered, total);
 * ```
 */
export class KPathRecorder {
    /** One coverage per requested length, in the given order. */
    coverages;
    #graph;
    /** Symbols of the entered nodes, outermost first. */
    #ancestors = [];
    /**
     * Number of innermost nodes that form a path in the graph; text of skip rules is not in the graph and interrupts it.
     */
    #unbroken = [0];
    constructor(grammar, lengths) {
        this.#graph = grammarGraph(grammar);
        this.coverages = lengths.map((k) => new KPathCoverage(this.#graph, k));
    }
    /** Enters a node; returns true if a path that ends here is new. */
    enter(node) {
        const symbol = this.#graph.numberOf[node.id];
        const run = symbol < 0 ? 0 : this.#unbroken[this.#unbroken.length - 1] + 1;
        this.#ancestors.push(symbol);
        this.#unbroken.push(run);
        let anyNew = false;
        for (const coverage of this.coverages) {
            if (coverage.k > run)
                continue;
            if (coverage.add(this.#ancestors, this.#ancestors.length - coverage.k))
                anyNew = true;
        }
        return anyNew;
    }
    leave() {
        this.#ancestors.pop();
        this.#unbroken.pop();
    }
    /** Records all paths of a tree. */
    add(tree) {
        const open = [tree];
        while (open.length > 0) {
            const next = open.pop();
            if (next === undefined) {
                this.leave();
                continue;
            }
            if (isSymbolic(next.node)) {
                this.enter(next.node);
                open.push(undefined);
            }
            for (let i = next.children.length - 1; i >= 0; i--)
                open.push(next.children[i]);
        }
    }
    coverage(k) {
        const found = this.coverages.find((coverage) => coverage.k === k);
        if (found === undefined)
            throw new RangeError(`paths of ${k} symbols are not recorded`);
        return found;
    }
}
