/**
 * Leo's optimization of right recursion: if exactly one entry waits for a nonterminal and is complete after it,
 * completing the nonterminal also completes that entry's nonterminal, and so on along a chain. The chart then contains
 * only the top of the chain. Skipped entries are restored for those columns that a tree is read from.
 */
export class LeoItems {
    #chart;
    /** By column: nonterminal -> its Leo item; null if there is none. */
    #known = [];
    /** By column: the Leo items that were used. */
    #uses = [];
    /** By column, for columns that were queried: skipped nonterminal -> origins. */
    #unfolded = [];
    /** Only right recursion creates long chains; for other completions a memo would cost more than it saves. */
    #rightCycleOf;
    constructor(chart) {
        this.#chart = chart;
        this.#rightCycleOf = chart.automaton.rightCycleOf;
    }
    /** Returns the Leo item for completing `nonterminal` with the given origin, which must be a finished column. */
    at(nonterminal, origin) {
        if (this.#rightCycleOf[nonterminal] === -1)
            return undefined;
        const memo = (this.#known[origin] ??= new Map());
        const found = memo.get(nonterminal);
        if (found !== undefined)
            return found ?? undefined;
        return this.#find(nonterminal, origin);
    }
    noteUse(nonterminal, origin, column) {
        (this.#uses[column] ??= []).push({ nonterminal, origin });
    }
    wasUsed(column) {
        return this.#uses[column] !== undefined;
    }
    derives(nonterminal, from, to) {
        return this.skippedOrigins(nonterminal, to).has(from);
    }
    /** Returns the origins with which the nonterminal is complete in the column without an entry in the chart. */
    skippedOrigins(nonterminal, column) {
        const uses = this.#uses[column];
        if (uses === undefined)
            return none;
        // Most queried nonterminals are on no chain; for these a long chain must not be unfolded.
        if (!uses.some((use) => this.at(use.nonterminal, use.origin)?.onChain.has(nonterminal)))
            return none;
        const unfolded = (this.#unfolded[column] ??= this.#unfold(uses));
        return unfolded.get(nonterminal) ?? none;
    }
    #unfold(uses) {
        const skipped = new Map();
        for (const use of uses) {
            let item = this.at(use.nonterminal, use.origin);
            while (item !== undefined) {
                const origins = skipped.get(item.nonterminal) ?? new Set();
                if (origins.has(item.origin))
                    break;
                origins.add(item.origin);
                skipped.set(item.nonterminal, origins);
                item = this.at(item.nonterminal, item.origin);
            }
        }
        return skipped;
    }
    /** Follows the chain up to a known item or its top, then stores the results on the way back down. */
    #find(nonterminal, origin) {
        const climbed = [];
        let above = null;
        for (let next = { nonterminal, origin }; next !== null;) {
            const memo = (this.#known[next.origin] ??= new Map());
            const found = memo.get(next.nonterminal);
            if (found !== undefined) {
                above = found;
                break;
            }
            const step = this.#stepAt(next.nonterminal, next.origin);
            // This also stops at a cycle of unit productions: the second visit finds this entry.
            memo.set(next.nonterminal, null);
            if (step === undefined)
                break;
            climbed.push({ nonterminal: next.nonterminal, column: next.origin, step });
            next = { nonterminal: step.nonterminal, origin: step.origin };
        }
        for (const { nonterminal: from, column, step } of climbed.reverse()) {
            above = {
                nonterminal: step.nonterminal,
                origin: step.origin,
                topState: above?.topState ?? step.state,
                topOrigin: above?.topOrigin ?? step.origin,
                onChain: chainWith(above, step.nonterminal),
            };
            this.#known[column]?.set(from, above);
        }
        return this.#known[origin]?.get(nonterminal) ?? undefined;
    }
    #stepAt(nonterminal, column) {
        const chart = this.#chart;
        const entries = chart.waitingFor(nonterminal, column);
        if (entries.length !== 1)
            return undefined;
        const entry = entries[0];
        const state = chart.automaton.nextOnNonterminal(chart.stateNumberOf(entry), nonterminal);
        const { items } = chart.automaton.states[state];
        const item = items[0];
        const production = chart.automaton.productionOf(item);
        if (items.length !== 1 || chart.automaton.dotOf(item) !== production.symbols.length)
            return undefined;
        if (this.#rightCycleOf[production.nonterminal] !== this.#rightCycleOf[nonterminal])
            return undefined;
        return { state, origin: chart.originOf(entry), nonterminal: production.nonterminal };
    }
}
const none = new Set();
/** Shares the set between links while the chain repeats, as in long right recursions. */
function chainWith(above, nonterminal) {
    if (above === null)
        return new Set([nonterminal]);
    return above.onChain.has(nonterminal) ? above.onChain : new Set([...above.onChain, nonterminal]);
}
