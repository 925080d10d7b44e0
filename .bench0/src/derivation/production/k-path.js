import { grammarGraph } from '../../grammar/analysis/graph.js';
import { KPathIndex } from '../../grammar/k-paths.js';
import { minCosts } from '../../grammar/analysis/min-cost.js';
import { withDefaults } from './k-path/k-path-options.js';
import { LeastSize } from './k-path/least-size.js';
import { SmallestWays } from './k-path/smallest-ways.js';
import { nearestSpine } from './k-path/spine.js';
import { TreeGrower } from './k-path/tree-grower.js';
import { UncoveredPaths } from './k-path/uncovered-paths.js';
import { shortestClosing } from './shortest-closing.js';
/**
 * Covers all k-paths of a grammar, and thereby all shorter paths, with few small words: each word takes the shortest
 * path to an uncovered k-path and covers as many others as it has room for.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('json');
 * const producer = new KPathProducer(grammar, new Random(1), { k: 3 });
 * const printer = new Printer(grammar);
 * for (let tree = producer.next(); tree !== undefined; tree = producer.next()) console.log(printer.print(tree).text);
 * ```
 */
export class KPathProducer {
    #graph;
    #random;
    #settings;
    #index;
    #uncovered;
    #grower;
    #leastCost;
    #leastLength;
    #setAside = new Map();
    #smallestWays;
    #coveredCount = 0;
    constructor(grammar, random, options) {
        this.#settings = withDefaults(options);
        this.#random = random;
        const { k, maxDepth } = this.#settings;
        this.#graph = grammarGraph(grammar);
        this.#index = new KPathIndex(this.#graph, k);
        this.#uncovered = new UncoveredPaths(this.#graph, k, maxDepth);
        this.#grower = new TreeGrower(this.#graph, this.#uncovered, maxDepth, random);
        this.#leastCost = new LeastSize(this.#graph, minCosts(grammar).cost, 1);
        this.#leastLength = new LeastSize(this.#graph, shortestClosing(grammar).length, 0);
    }
    /** Number of k-paths of the grammar. */
    get total() {
        return Number(this.#index.total);
    }
    get covered() {
        return this.#coveredCount;
    }
    /** Returns a tree with an uncovered path; undefined if all paths that can be covered are covered. */
    next() {
        for (;;) {
            const spine = nearestSpine(this.#graph, this.#uncovered, this.#settings.maxDepth, this.#random);
            if (spine === undefined)
                return undefined;
            const result = this.#produce(this.#withinSize(spine));
            if (typeof result !== 'string')
                return result;
            const rank = this.#uncovered.rankAtEnd(spine);
            this.#setAside.set(rank, result);
            this.#uncovered.setAside(rank);
        }
    }
    /** Returns a small tree that contains the given path, covered or not; undefined if the limits exclude the path. */
    aimAt(path) {
        const symbols = path.map((node) => this.#graph.numberOf[node.id]);
        if (!this.#isPath(symbols))
            throw new RangeError('these symbols are not a path of the grammar');
        const result = this.#produce(this.#smallestSpine(symbols));
        return typeof result === 'string' ? undefined : result;
    }
    /** Generates the k-paths that no word has covered, by rank, with the reason. */
    *uncoveredPaths() {
        for (let rank = 0; rank < this.total; rank++) {
            if (this.#uncovered.isCovered(rank))
                continue;
            const symbols = this.#index.at(rank);
            const reason = this.#setAside.get(rank) ?? (this.#isWithinDepth(symbols) ? 'pending' : 'beyond-depth');
            yield { path: symbols.map((symbol) => this.#graph.symbols[symbol]), reason };
        }
    }
    toString() {
        return `${this.covered} of ${this.total} paths of ${this.#settings.k} symbols covered`;
    }
    #produce(spine) {
        const { accept, maxTries } = this.#settings;
        for (let tries = 0; tries < maxTries; tries++) {
            const growth = spine === undefined ? undefined : this.#growthAround(spine, tries);
            if (spine === undefined || growth === undefined)
                return 'too-large';
            const { tree, covered } = this.#grower.grow(spine, growth);
            if (accept(tree)) {
                this.#uncovered.keep(covered);
                // Higher ranks belong to paths from the root that are too short to be k-paths.
                for (const rank of covered)
                    if (rank < this.total)
                        this.#coveredCount++;
                return tree;
            }
            this.#uncovered.uncover(covered);
        }
        return 'rejected';
    }
    /**
     * Returns the growth of an attempt: first the best one for coverage, then the smallest tree, then a random one,
     * because a larger tree may contain something that `accept` rejects. Returns undefined if every tree around the spine
     * is too large.
     */
    #growthAround(spine, tries) {
        const { maxSize, growth } = this.#settings;
        const { grammar } = this.#graph;
        const left = maxSize - this.#leastCost.around(spine);
        if (left < 0) {
            if (this.#leastLength.around(spine) > maxSize)
                return undefined;
            return { room: -1, choice: 'for-coverage', closing: shortestClosing(grammar).option };
        }
        const closing = minCosts(grammar).cheapestOption;
        const room = Math.min(left, growth);
        if (tries === 0)
            return { room, choice: 'for-coverage', closing };
        if (tries === 1)
            return { room: -1, choice: 'for-coverage', closing };
        return { room: room * this.#random.float(), choice: 'at-random', closing };
    }
    /** Returns the spine, or the smallest spine to the same path if every tree around the given one is too large. */
    #withinSize(spine) {
        if (this.#growthAround(spine, 0) !== undefined || spine.length <= this.#settings.k)
            return spine;
        return this.#smallestSpine(spine.slice(-this.#settings.k));
    }
    #smallestSpine(path) {
        const { maxDepth } = this.#settings;
        this.#smallestWays ??= new SmallestWays(this.#graph, this.#leastLength, maxDepth);
        const way = this.#smallestWays.to(path[0], maxDepth - path.length + 1);
        return way === undefined ? undefined : [...way, ...path.slice(1)];
    }
    #isWithinDepth(path) {
        return this.#graph.depth[path[0]] + path.length - 1 <= this.#settings.maxDepth;
    }
    #isPath(symbols) {
        const { firstSuccessor, endSuccessor } = this.#graph;
        return symbols.every((symbol, i) => {
            if (symbol < 0 || i === 0)
                return symbol >= 0;
            const above = symbols[i - 1];
            return symbol >= firstSuccessor[above] && symbol < endSuccessor[above];
        });
    }
}
