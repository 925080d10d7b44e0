import { CountTable } from './count-table.js';
import { derivationGraph } from './derivation-graph.js';
import { splitGraph } from './split-graph.js';
/**
 * Number of derivations of a grammar by size, counted without listing them. The number is `infinite` where a node can
 * contain itself without adding to the size.
 *
 * @example
 * ```ts
 * const counts = new DerivationCounts(loadGrammarSync('json'));
 * console.log(counts.of(6));
 * ```
 */
export class DerivationCounts {
    #table;
    constructor(grammar, measure = 'characters') {
        this.#table = new CountTable(splitGraph(derivationGraph(grammar, measure)));
    }
    of(size) {
        return this.#table.total(size);
    }
}
