import { WorkBudget } from '../../../core/work-budget.js';
import { closed } from './continuation.js';
import { GrammarAnswer } from '../grammar-answer.js';
import { noSuchWord } from '../grammar-verdict.js';
/** A chart over the sets before a flip. Its columns are reused by later flips until the set of a position changes. */
export class PrefixChart {
    #chart;
    #graph;
    #alphabet;
    #prefix;
    #maxItems;
    #budget;
    /** Columns after this one belong to the last flip and are kept only to read its answer. */
    #certain = Infinity;
    /** Incremented by every operation that may change the chart. */
    #solved = 0;
    constructor(chart, alphabet, prefix, maxItems) {
        this.#chart = chart;
        this.#graph = chart.graph;
        this.#alphabet = alphabet;
        this.#prefix = prefix;
        this.#maxItems = maxItems;
        this.#budget = new WorkBudget(maxItems);
    }
    /** Drops the columns that depend on the position, because its set has changed. */
    forget(position) {
        this.#solved++;
        this.#chart.truncate(Math.min(position, this.#certain));
    }
    /** Existing columns cost nothing; columns read before the budget is exhausted are kept for the next flip. */
    solve(flip) {
        const { position, horizon, lastSolid } = flip;
        this.#budget = new WorkBudget(this.#maxItems);
        this.#solved++;
        this.#chart.truncate(this.#certain);
        this.#certain = Infinity;
        for (let at = this.#chart.length; at < position; at++) {
            if (!this.#read(this.#prefix.setAt(at)))
                return this.#givenUp();
        }
        for (let length = lastSolid + 1; length <= position; length++) {
            const last = this.#graph.lastItem(this.#chart.itemSet(length));
            if (last !== undefined)
                return this.#answer(flip, last, length, [], closed, length);
        }
        return horizon === position + 1 ? this.#solveNear(flip) : this.#solveFar(flip);
    }
    /** No position after the flip is constrained, so the cheapest of the allowed symbols is the answer. */
    #solveNear(flip) {
        const { position, target } = flip;
        const itemSet = this.#chart.itemSet(position);
        let best;
        let chosen = -1;
        for (const terminal of this.#alphabet.maskOf(target).terminals) {
            const found = this.#graph.cheapestAfter(itemSet, ~terminal);
            if (found === undefined || (best !== undefined && found.continuation.cost >= best.continuation.cost))
                continue;
            best = found;
            chosen = terminal;
        }
        if (best === undefined)
            return noSuchWord;
        const { item, continuation } = best;
        const end = { item: undefined, after: continuation };
        return this.#answer(flip, item, position, [chosen], end, position + 1 + continuation.cost);
    }
    /** Reads up to the horizon, in columns that are used by this flip only. */
    #solveFar(flip) {
        const { position, target, horizon, lastSolid, later } = flip;
        this.#chart.truncate(position);
        this.#certain = position;
        for (let at = position; at < horizon; at++) {
            if (!this.#read(at === position ? target : later(at)))
                return this.#givenUp();
            const length = at + 1;
            if (length <= lastSolid || length === horizon)
                continue;
            const last = this.#graph.lastItem(this.#chart.itemSet(length));
            if (last !== undefined)
                return this.#answer(flip, last, length, [], closed, length);
        }
        const cheapest = this.#graph.cheapestIn(this.#chart.itemSet(horizon));
        if (cheapest === undefined)
            return noSuchWord;
        const { item, cost } = cheapest;
        const end = { item: item.dotted, after: item.above };
        return this.#answer(flip, item, horizon, [], end, horizon + cost);
    }
    /** `item` is in the column, and the terminals `more` follow. */
    #answer(flip, item, column, more, end, shortest) {
        const kept = Math.min(this.#prefix.kept(flip), column);
        const asked = this.#solved;
        const read = () => {
            if (kept < column && this.#solved !== asked)
                throw new Error('the answer was read after the path had changed');
            const before = kept < column ? this.#chart.prefixOf(column, item).slice(kept) : [];
            return [...before, ...more].map((terminal, i) => this.#valueAt(flip, kept + i, terminal));
        };
        return { kind: 'sat', answer: new GrammarAnswer(kept, end, shortest, read) };
    }
    #valueAt({ position, target, later }, at, terminal) {
        const set = at === position ? target : at < position ? this.#prefix.setAt(at) : later(at);
        return this.#alphabet.valueOf(terminal, set, this.#prefix.preferred(at));
    }
    #read(set) {
        return this.#chart.read(this.#alphabet.maskOf(set), this.#budget);
    }
    #givenUp() {
        return {
            kind: 'unknown',
            reason: `more than ${this.#maxItems} records: read up to symbol ${this.#chart.length}`,
        };
    }
}
