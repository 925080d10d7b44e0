import { overChain, overEmpty, overFinished, overRead } from './advance.js';
/** The item sets for a sequence of masks, symbol by symbol; it can be truncated and extended. */
export class SetChart {
    graph;
    #advances = [];
    constructor(graph) {
        this.graph = graph;
    }
    /** Number of symbols read. */
    get length() {
        return this.#advances.length;
    }
    /** The item set after the first `length` symbols. */
    itemSet(length) {
        return length === 0 ? this.graph.initial : this.#advances[length - 1].to;
    }
    truncate(length) {
        if (length < this.#advances.length)
            this.#advances.length = length;
    }
    /**
     * Reads one more symbol. Returns false, with the chart unchanged, if the budget is exhausted. Cached results are
     * charged as well, so that an answer does not depend on earlier queries.
     */
    read(mask, budget) {
        const advance = this.graph.read(this.itemSet(this.length), mask, budget.limit - budget.spent);
        if (advance === undefined)
            return false;
        this.#advances.push(advance);
        budget.spend(1 + advance.items.length);
        return true;
    }
    /**
     * The symbols, from the start of the word to the item's dot, of a word whose derivation contains the item and
     * continues as the item says. The item belongs to the set after `length` symbols.
     */
    prefixOf(length, item) {
        const reversed = [];
        for (let at = item; at !== undefined;) {
            const { dotted, within } = at;
            this.#readBackwards(at, length, reversed);
            at = within.continuations.get(this.graph.grammar.owner[dotted])?.item;
        }
        return reversed.reverse();
    }
    /**
     * The symbols from the start of the item's production to its dot, last first. Each element of the stack, an item or
     * the number of a record, ends where the symbols read so far begin, so that its position is known.
     */
    #readBackwards(item, length, reversed) {
        const open = [item];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            const advance = this.#advances[length - reversed.length - 1];
            if (advance === undefined)
                continue;
            const record = typeof next === 'number' ? next : advance.recordOf[advance.to.items.indexOf(next)];
            const before = advance.before[record];
            if (before !== undefined)
                open.push(before);
            const cause = advance.cause[record];
            const part = cause >> 2;
            switch (cause & 3) {
                case overRead:
                    reversed.push(this.#symbolBefore(advance.items[record]));
                    break;
                case overEmpty:
                case overFinished:
                    open.push(part);
                    break;
                case overChain:
                    this.#openChain(open, advance.items[part]);
                    open.push(part);
            }
        }
    }
    #openChain(open, { dotted, within }) {
        const owner = this.graph.grammar.owner[dotted];
        const chain = [...this.graph.rightRecursion.waitingOnChain(owner, within)];
        for (const item of chain.reverse())
            open.push(item);
    }
    #symbolBefore({ dotted }) {
        return ~this.graph.grammar.next[dotted - 1];
    }
}
