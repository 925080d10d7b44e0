import { CountTable } from './count-table.js';
import { derivationGraph } from './derivation-graph.js';
import { largestSize } from './largest-size.js';
import { splitGraph } from './split-graph.js';
import { SubtreeCache } from './subtree-cache.js';
import { unfoldCycles } from './unfold-cycles.js';
import { unrank } from './unrank.js';
/**
 * The derivations of a grammar, numbered from 0 within each size, with access to any of them by its number. If a size
 * has infinitely many derivations, only the cycle-free ones are numbered: no node contains itself with the same text,
 * and no iteration beyond the minimum is empty. Every word has a cycle-free derivation.
 */
export class RankedDerivations {
    /** Infinity if sizes are unbounded, -1 if the grammar has no finite word. */
    largestSize;
    #table;
    #fillToken;
    #cache;
    /** @param fillToken called only for the measure `tokens` */
    constructor(grammar, measure, fillToken = noFiller) {
        const graph = splitGraph(derivationGraph(grammar, measure));
        this.largestSize = largestSize(graph);
        this.#table = new CountTable(unfoldCycles(graph));
        this.#fillToken = fillToken;
        // For the measure `tokens`, token texts differ between derivations, so subtrees cannot be shared.
        this.#cache = measure === 'tokens' ? undefined : new SubtreeCache();
    }
    count(size) {
        return size > this.largestSize ? 0n : this.#table.total(size);
    }
    at(size, rank) {
        return unrank(this.#table, size, rank, this.#fillToken, this.#cache);
    }
    /** Returns the nearest smaller and larger sizes that have derivations. */
    nearestSizes(size) {
        let smaller = Math.min(size - 1, this.largestSize);
        while (smaller >= 0 && this.count(smaller) === 0n)
            smaller--;
        let larger = size + 1;
        while (larger <= this.largestSize && this.count(larger) === 0n)
            larger++;
        return { smaller: smaller < 0 ? undefined : smaller, larger: larger > this.largestSize ? undefined : larger };
    }
}
function noFiller() {
    throw new Error('the measure `tokens` needs a function that fills in token texts');
}
