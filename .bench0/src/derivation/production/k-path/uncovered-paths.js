import { KPathIndex } from '../../../grammar/k-paths.js';
import { Distances } from './distances.js';
import { paddedGraph } from './padded-graph.js';
import { keyCounters } from './key-counters.js';
import { tooManyPaths } from './too-many-paths.js';
/**
 * The uncovered k-paths as seen from a position in a growing tree. The symbols from the root down to the position are
 * entered level by level (the padding is on levels 1 to k-1, the root on level k). For a symbol that could come next,
 * the number of uncovered paths that continue through it is then computed in O(k).
 *
 * A path of j symbols is identified by its rank among all such paths, and `tallies[j]` counts the covered k-paths that
 * start with it. The number of uncovered paths is the total minus this count, so no list of paths is needed.
 */
export class UncoveredPaths {
    k;
    #graph;
    #index;
    #sums;
    #firstSuccessor;
    /** `starting[m][s]`: number of paths of m symbols that start at s. */
    #starting;
    #tallies;
    #maxDepth;
    /** Ranks that count as covered, so that they are not targeted, until a tree happens to contain them. */
    #aside = new Set();
    #nearest;
    #symbols;
    /** `offsets[level * k + j]` plus a symbol below that level is the rank of the path of j+1 symbols that ends in it. */
    #offsets;
    constructor(graph, k, maxDepth) {
        this.k = k;
        this.#graph = graph;
        this.#maxDepth = maxDepth;
        const padded = paddedGraph(graph, k - 1);
        this.#index = new KPathIndex(padded, k);
        if (this.#index.sums === undefined)
            throw tooManyPaths(k, this.#index.total);
        this.#sums = this.#index.sums;
        this.#firstSuccessor = padded.firstSuccessor;
        this.#starting = this.#sums.map((row) => row.slice(1).map((sum, s) => sum - row[s]));
        this.#tallies = this.#sums.map((row) => keyCounters(row[padded.size]));
        this.#symbols = new Int32Array(k + 64);
        this.#offsets = new Float64Array(this.#symbols.length * k);
        for (let level = 1; level < k; level++)
            this.enter(level, padded.size - level);
        this.#nearest = this.#measureDistances();
    }
    /** Sets the symbol of `level`, so that `level` refers to a position below this symbol. */
    enter(level, symbol) {
        if (level + 1 >= this.#symbols.length)
            this.#deepen();
        this.#symbols[level] = symbol;
        for (let length = Math.min(this.k - 1, level); length > 0; length--) {
            const offset = this.#rankOfPrefix(this.#symbols, level - length + 1, length, length + 1);
            this.#offsets[level * this.k + length] = offset - this.#firstSuccessor[symbol];
        }
    }
    symbolAt(level) {
        return this.#symbols[level];
    }
    /**
     * Returns the number of uncovered k-paths that start with the `length` symbols ending in `symbol`, placed below
     * `level`.
     */
    left(level, symbol, length) {
        const all = this.#starting[this.k - length + 1][symbol];
        return all - this.#tallies[length].get(this.#rankBelow(level, symbol, length));
    }
    /** Returns the sum of `left` over the symbols first..end-1. */
    leftAmong(level, first, end, length) {
        let sum = 0;
        for (let symbol = first; symbol < end; symbol++)
            sum += this.left(level, symbol, length);
        return sum;
    }
    /**
     * Returns how many steps below the symbols first..end-1, placed below `level`, the nearest uncovered path ends; 0 if
     * it ends in one of them.
     */
    stepsFrom(level, first, end) {
        for (let length = this.k; length > 0; length--) {
            for (let symbol = first; symbol < end; symbol++)
                if (this.left(level, symbol, length) > 0)
                    return this.k - length;
        }
        let nearest = Infinity;
        for (let symbol = first; symbol < end; symbol++)
            nearest = Math.min(nearest, this.#nearest.from(symbol));
        return nearest + this.k - 1;
    }
    /** Places the symbol below the level; returns the rank of the k-path that ends in it if it is new, else -1. */
    cover(level, symbol) {
        const rank = this.#rankBelow(level, symbol, this.k);
        if (this.left(level, symbol, this.k) === 0)
            return this.#aside.has(rank) ? rank : -1;
        this.#symbols[level + 1] = symbol;
        this.#count(this.#symbols, level + 2 - this.k, 1);
        return rank;
    }
    /** Returns the rank of the k-path, or of the shorter path from the root, at the end of a path from the root. */
    rankAtEnd(way) {
        const padding = Array.from({ length: this.k - 1 }, (_, i) => this.#index.graph.size - 1 - i);
        return Number(this.#index.rank([...padding, ...way], way.length - 1));
    }
    isCovered(rank) {
        return this.#tallies[this.k].get(rank) > 0 && !this.#aside.has(rank);
    }
    setAside(rank) {
        this.#count(this.#index.at(rank), 0, 1);
        this.#aside.add(rank);
    }
    /** Confirms paths: the tree that covers them was accepted. */
    keep(ranks) {
        for (const rank of ranks)
            this.#aside.delete(rank);
    }
    /** Reverts paths: the tree that covers them was discarded. */
    uncover(ranks) {
        for (const rank of ranks)
            if (!this.#aside.has(rank))
                this.#count(this.#index.at(rank), 0, -1);
        this.#nearest = this.#measureDistances();
    }
    #rankBelow(level, symbol, length) {
        return this.#offsets[level * this.k + length - 1] + symbol;
    }
    #count(path, from, amount) {
        for (let length = 1; length <= this.k; length++) {
            this.#tallies[length].add(this.#rankOfPrefix(path, from, length, length), amount);
        }
        const start = path[from];
        if (start < this.#graph.size && !this.#isOpen(start))
            this.#nearest.close(start);
    }
    /** Returns the lowest rank among the paths of `pathLength` symbols that start with the `length` symbols at `from`. */
    #rankOfPrefix(path, from, length, pathLength) {
        let rank = 0;
        let first = 0;
        for (let i = 0; i < length; i++) {
            const symbol = path[from + i];
            const row = this.#sums[pathLength - i];
            rank += row[symbol] - row[first];
            first = this.#firstSuccessor[symbol];
        }
        return rank;
    }
    #isOpen(symbol) {
        return this.#starting[this.k][symbol] > this.#tallies[1].get(symbol);
    }
    #measureDistances() {
        return new Distances(this.#graph, Uint8Array.from(this.#graph.symbols, (_, s) => Number(this.#isOpen(s))), this.#maxDepth);
    }
    #deepen() {
        const symbols = new Int32Array(2 * this.#symbols.length);
        symbols.set(this.#symbols);
        this.#symbols = symbols;
        const offsets = new Float64Array(symbols.length * this.k);
        offsets.set(this.#offsets);
        this.#offsets = offsets;
    }
}
