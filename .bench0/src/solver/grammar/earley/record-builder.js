import { PairSet } from '../../../derivation/parse/earley/pair-set.js';
import { overChain, overEmpty, overFinished, overRead } from './advance.js';
import { nothing } from './dotted-grammar.js';
/** Computes the result of reading a symbol with two steps of an Earley parser, scanning and completion. */
export class RecordBuilder {
    #graph;
    #itemsSeen = new PairSet();
    #finishedSeen = new PairSet();
    #records = { items: [], before: [], cause: [] };
    constructor(graph) {
        this.#graph = graph;
    }
    /** Undefined if there are more than `most` records. */
    build(itemSet, mask, most) {
        const { next, nullable } = this.#graph.grammar;
        this.#records = { items: [], before: [], cause: [] };
        const { items } = this.#records;
        this.#itemsSeen.clear();
        this.#finishedSeen.clear();
        this.#scan(itemSet, mask);
        for (let record = 0; record < items.length; record++) {
            if (items.length > most)
                return undefined;
            const { dotted, within } = items[record];
            const symbol = next[dotted];
            if (symbol === nothing)
                this.#finish(record);
            else if (symbol >= 0 && nullable[symbol] === 1)
                this.#add(dotted + 1, within, undefined, 4 * record + overEmpty);
        }
        return this.#records;
    }
    #scan(itemSet, { terminals }) {
        const { corners, grammar } = this.#graph;
        for (const terminal of terminals) {
            for (const item of itemSet.waiting.get(~terminal)?.items ?? []) {
                this.#add(item.dotted + 1, item.within, item, overRead);
            }
            for (const dotted of corners.startingWith[terminal]) {
                this.#addPredicted(dotted, grammar.owner[dotted], itemSet, overRead);
            }
        }
    }
    /** Moves the dots of all items that wait for the nonterminal that the record has finished. */
    #finish(record) {
        const { corners, grammar } = this.#graph;
        const { dotted, within } = this.#records.items[record];
        const nonterminal = grammar.owner[dotted];
        if (!this.#finishedSeen.add(nonterminal, within.id))
            return;
        const top = this.#graph.rightRecursion.topOf(nonterminal, within);
        if (top !== undefined) {
            this.#add(top.dotted, top.within, undefined, 4 * record + overChain);
            return;
        }
        const cause = 4 * record + overFinished;
        for (const item of within.waiting.get(nonterminal)?.items ?? []) {
            this.#add(item.dotted + 1, item.within, item, cause);
        }
        for (const starting of corners.startingWith[grammar.slotOf(nonterminal)]) {
            this.#addPredicted(starting, grammar.owner[starting], within, cause);
        }
    }
    /** Moves the dot over the first symbol of a production that may begin at the item set; earlier symbols are empty. */
    #addPredicted(dotted, owner, itemSet, cause) {
        if (this.#graph.predicts(itemSet, owner))
            this.#add(dotted + 1, this.#graph.partOf(itemSet, owner), undefined, cause);
    }
    #add(dotted, within, before, cause) {
        if (!this.#itemsSeen.add(dotted, within.id))
            return;
        this.#records.items.push(this.#graph.itemOf(dotted, within));
        this.#records.before.push(before);
        this.#records.cause.push(cause);
    }
}
