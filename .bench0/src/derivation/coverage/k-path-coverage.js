import { KPathIndex } from '../../grammar/k-paths.js';
import { RankSet } from './rank-set.js';
/**
 * The set of recorded paths of k symbols.
 *
 * @example
 * ```ts
 * const [coverage] = new KPathRecorder(loadGrammarSync('json'), [2]).coverages;
 * console.log(coverage?.covered, coverage?.total);
 * ```
 */
export class KPathCoverage {
    k;
    #graph;
    #index;
    #seen;
    constructor(graph, k) {
        this.k = k;
        this.#graph = graph;
        this.#index = new KPathIndex(graph, k);
        this.#seen = new RankSet(this.#index.total);
    }
    get total() {
        return this.#index.total;
    }
    get covered() {
        return this.#seen.size;
    }
    /** Records the path of the k symbols from `symbols[from]` on; returns true if it is new. */
    add(symbols, from) {
        return this.#seen.add(this.#index.rank(symbols, from));
    }
    has(path) {
        return this.#seen.has(this.#index.rank(path.map((node) => this.#graph.numberOf[node.id])));
    }
    /** Generates the paths that were not recorded, by rank; lazily, because there may be very many. */
    *missing() {
        const exact = this.total <= Number.MAX_SAFE_INTEGER;
        for (let rank = 0n; rank < this.total; rank++) {
            const key = exact ? Number(rank) : rank;
            if (!this.#seen.has(key))
                yield this.#index.at(key).map((symbol) => this.#graph.symbols[symbol]);
        }
    }
    toString() {
        return `${this.covered} of ${this.total} paths of ${this.k} symbols`;
    }
}
