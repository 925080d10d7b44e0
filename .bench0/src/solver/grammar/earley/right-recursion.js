import { nothing } from './dotted-grammar.js';
/**
 * Leo's optimization: if exactly one item waits for a nonterminal and is finished with it, finishing the nonterminal
 * finishes that item's nonterminal, and so on upward. Only the top of the chain is recorded, so that right recursion
 * takes constant work per symbol.
 */
export class RightRecursion {
    #graph;
    constructor(graph) {
        this.#graph = graph;
    }
    /** The top of the chain for a nonterminal enclosed by the set. */
    topOf(nonterminal, within) {
        if (this.#graph.grammar.rightCycleOf[nonterminal] === -1)
            return undefined;
        const known = within.chains.get(nonterminal);
        return known === undefined ? this.#climb(nonterminal, within) : (known ?? undefined);
    }
    /** The items of a chain, from the lowest up, without those that are only predicted. */
    *waitingOnChain(nonterminal, within) {
        for (let top = this.topOf(nonterminal, within); top !== undefined; top = this.topOf(top.owner, top.ownerWithin)) {
            if (top.waiting !== undefined)
                yield top.waiting;
        }
    }
    /** Follows the chain up to a known top or the last step, then caches the result on the way down. */
    #climb(nonterminal, within) {
        const steps = [];
        let above = null;
        for (let at = { nonterminal, within };;) {
            const known = at.within.chains.get(at.nonterminal);
            if (known !== undefined) {
                above = known;
                break;
            }
            // Cached before the next step, so that a cycle of unit productions ends here.
            at.within.chains.set(at.nonterminal, null);
            const step = this.#stepFrom(at.nonterminal, at.within);
            if (step === undefined)
                break;
            steps.push({ ...at, step });
            at = { nonterminal: step.owner, within: step.ownerWithin };
        }
        for (const { nonterminal: from, within: itemSet, step } of steps.toReversed()) {
            above = above === null ? step : { ...step, dotted: above.dotted, within: above.within };
            itemSet.chains.set(from, above);
        }
        return above ?? undefined;
    }
    #stepFrom(nonterminal, itemSet) {
        const { grammar } = this.#graph;
        const only = this.#graph.onlyWaiting(nonterminal, itemSet);
        if (only === undefined)
            return undefined;
        const dotted = only.dotted + 1;
        const owner = grammar.owner[dotted];
        if (grammar.next[dotted] !== nothing)
            return undefined;
        if (grammar.rightCycleOf[owner] !== grammar.rightCycleOf[nonterminal])
            return undefined;
        const within = only.item === undefined ? this.#graph.partOf(itemSet, owner) : only.item.within;
        return { dotted, within, waiting: only.item, owner, ownerWithin: within };
    }
}
