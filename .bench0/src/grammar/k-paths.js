import { bigPathSums, pathSums } from './k-paths/path-sums.js';
/**
 * The paths of k symbols along the edges of a graph, in lexicographic order, so that paths with a common prefix have
 * consecutive ranks. They are counted by dynamic programming and never listed.
 *
 * @example
 * ```ts
 * const index = new KPathIndex(grammarGraph(loadGrammarSync('json')), 5);
 * console.log(`${index.total} paths of 5 symbols`);
 * ```
 */
export class KPathIndex {
    k;
    total;
    graph;
    /** As described at `pathSums`; undefined if ranks are bigints. */
    sums;
    #bigSums;
    constructor(graph, k) {
        if (!Number.isInteger(k) || k < 1)
            throw new RangeError(`k must be a positive integer, not ${k}`);
        this.graph = graph;
        this.k = k;
        this.sums = pathSums(graph, k);
        this.#bigSums = this.sums === undefined ? bigPathSums(graph, k) : undefined;
        this.total = BigInt(this.sums?.[k]?.[graph.size] ?? this.#bigSums?.[k]?.[graph.size] ?? 0);
    }
    /** Returns the rank of the path `symbols[from]`, ..., `symbols[from + k - 1]`, which must be a path of the graph. */
    rank(symbols, from = 0) {
        if (this.sums === undefined)
            return this.#bigRank(symbols, from);
        let first = 0;
        let rank = 0;
        for (let i = 0; i < this.k; i++) {
            const symbol = symbols[from + i];
            const row = this.sums[this.k - i];
            rank += row[symbol] - row[first];
            first = this.graph.firstSuccessor[symbol];
        }
        return rank;
    }
    /** Returns the path with a rank below `total`. */
    at(rank) {
        let rest = BigInt(rank);
        if (rest < 0n || rest >= this.total)
            throw new RangeError(`rank ${rank} is out of range for ${this.total} paths`);
        let first = 0;
        let end = this.graph.size;
        const path = [];
        for (let length = this.k; length > 0; length--) {
            rest += this.#sumAt(length, first);
            const symbol = this.#lastAtMost(rest, length, first, end);
            rest -= this.#sumAt(length, symbol);
            path.push(symbol);
            first = this.graph.firstSuccessor[symbol];
            end = this.graph.endSuccessor[symbol];
        }
        return path;
    }
    /** Generates all paths by rank. */
    *[Symbol.iterator]() {
        for (let rank = 0n; rank < this.total; rank++)
            yield this.at(rank);
    }
    toString() {
        return `${this.total} paths of ${this.k} symbols`;
    }
    #bigRank(symbols, from) {
        let first = 0;
        let rank = 0n;
        for (let i = 0; i < this.k; i++) {
            const symbol = symbols[from + i];
            rank += this.#sumAt(this.k - i, symbol) - this.#sumAt(this.k - i, first);
            first = this.graph.firstSuccessor[symbol];
        }
        return rank;
    }
    #sumAt(length, symbol) {
        return BigInt(this.sums?.[length]?.[symbol] ?? this.#bigSums?.[length]?.[symbol] ?? 0);
    }
    /**
     * Returns the last symbol of a range before which at most `count` paths start; sums increase only where paths start.
     */
    #lastAtMost(count, length, first, end) {
        let low = first;
        let high = end - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#sumAt(length, middle) <= count)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }
}
