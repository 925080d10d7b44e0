import { ItemSetStore } from './item-set-store.js';
import { RecordBuilder } from './record-builder.js';
import { RightRecursion } from './right-recursion.js';
/**
 * An Earley parser over sets of symbols, as a graph of item sets that grows on demand: reading a mask at an item set
 * leads to another, and each step is computed only once. Predictions and empty derivations are not stored as items: the
 * productions that may begin at a set follow from the nonterminals expected there and their left corners. Every item
 * knows the minimum cost of completing the word after it, so that a verdict and its cheapest answer are read from one
 * item set.
 */
export class ItemSetGraph {
    grammar;
    corners;
    rightRecursion = new RightRecursion(this);
    /** The item set before any symbol is read. */
    initial;
    #store;
    #builder;
    #recordCount = 0;
    constructor(grammar, corners) {
        this.grammar = grammar;
        this.corners = corners;
        this.#store = new ItemSetStore(grammar);
        this.#builder = new RecordBuilder(this);
        this.initial = this.#store.itemSetOf(this.#initialItems());
    }
    /** Number of records: a measure of the memory used. */
    get size() {
        return this.#recordCount;
    }
    /** Reads one symbol; undefined if that creates more than `most` records. */
    read(itemSet, mask, most) {
        const known = itemSet.advances.get(mask);
        if (known !== undefined)
            return known.items.length <= most ? known : undefined;
        const records = this.#builder.build(itemSet, mask, most);
        if (records === undefined)
            return undefined;
        const advance = this.#store.advanceTo(records);
        itemSet.advances.set(mask, advance);
        this.#recordCount += advance.items.length;
        return advance;
    }
    itemOf(dotted, within) {
        const above = this.continuationOf(this.grammar.owner[dotted], within)?.continuation;
        return this.#store.itemOf(dotted, within, above);
    }
    /** The item set that encloses the items of a nonterminal that begins at the given set. */
    partOf(itemSet, nonterminal) {
        let part = itemSet.parts.get(nonterminal);
        if (part === undefined) {
            const slot = this.grammar.slotOf(nonterminal);
            const wanting = itemSet.wanted.filter(({ symbol }) => this.#begins(symbol, slot));
            part = this.#store.itemSetOf(wanting.flatMap(({ items }) => items));
            itemSet.parts.set(nonterminal, part);
        }
        return part;
    }
    /** The item after which the word ends; undefined if it cannot end at this item set. */
    lastItem(itemSet) {
        return itemSet.waiting.get(~this.grammar.end)?.best;
    }
    /** Whether productions of the nonterminal may begin at this item set. */
    predicts(itemSet, nonterminal) {
        const slot = this.grammar.slotOf(nonterminal);
        for (const { symbol } of itemSet.wanted)
            if (this.#begins(symbol, slot))
                return true;
        return false;
    }
    /**
     * The only item that waits for the nonterminal, or the only predicted production that does; undefined if there are
     * more.
     */
    onlyWaiting(nonterminal, itemSet) {
        const items = itemSet.waiting.get(nonterminal)?.items ?? [];
        if (items.length > 1)
            return undefined;
        const [item] = items;
        let found = item && { dotted: item.dotted, item };
        for (const dotted of this.corners.startingWith[this.grammar.slotOf(nonterminal)]) {
            if (!this.predicts(itemSet, this.grammar.owner[dotted]))
                continue;
            if (found !== undefined)
                return undefined;
            found = { dotted };
        }
        return found;
    }
    /**
     * The cheapest continuation after a nonterminal that is predicted here; undefined for `accept`, which derives whole
     * words.
     */
    continuationOf(nonterminal, itemSet) {
        if (nonterminal === this.grammar.accept)
            return undefined;
        let step = itemSet.continuations.get(nonterminal);
        if (step === undefined) {
            step = this.cheapestAfter(itemSet, nonterminal);
            itemSet.continuations.set(nonterminal, step);
        }
        return step;
    }
    /** The cheapest continuation after a symbol at this item set; undefined if the symbol cannot occur there. */
    cheapestAfter(itemSet, corner) {
        const slot = this.grammar.slotOf(corner);
        const direct = itemSet.waiting.get(corner);
        let cost = direct?.cost ?? Infinity;
        let item = direct?.best;
        for (const { symbol, cost: after, best } of itemSet.wanted) {
            const whole = after + this.corners.of(symbol).cost[slot];
            if (whole < cost)
                [cost, item] = [whole, best];
        }
        return item && { item, continuation: { corner, item: item.dotted, above: item.above, cost } };
    }
    /** The item after which a word ends with the fewest symbols, and their number. */
    cheapestIn(itemSet) {
        let least;
        for (const { symbol, cost, best } of itemSet.waiting.values()) {
            const whole = cost + this.grammar.costOf(symbol);
            if (least === undefined || whole < least.cost)
                least = { item: best, cost: whole };
        }
        return least;
    }
    #begins(nonterminal, slot) {
        return this.corners.of(nonterminal).cost[slot] < Infinity;
    }
    #initialItems() {
        const { initial, flat, isProductive, nullable } = this.grammar;
        if (!isProductive)
            return [];
        const outside = this.#store.itemSetOf([]);
        const dots = nullable[flat.start] === 1 ? [initial, initial + 1] : [initial];
        return dots.map((dotted) => this.itemOf(dotted, outside));
    }
}
