import { ForestIndex } from './forest-index.js';
import { incomingEdges } from './lattice.js';
/**
 * All derivations of an input, read from a chart on demand. A derivation of a nonterminal between two nodes consists of
 * one of its `productions` and a way to split the span among its symbols, found from right to left by `splits`. Every
 * choice can be completed: there are no dead ends.
 */
export class Forest {
    chart;
    #index;
    #incoming;
    constructor(chart) {
        this.chart = chart;
        this.#index = new ForestIndex(chart);
        this.#incoming = incomingEdges(chart.lattice);
    }
    /** Returns the productions in order of preference, which is their order in the grammar. */
    productions(nonterminal, from, to) {
        const { automaton, leo } = this.chart;
        const all = automaton.flat.nonterminals[nonterminal]?.productions ?? [];
        const listed = all.map((production) => automaton.flat.productions[production]);
        if (from === to)
            return listed.filter((production) => this.#isNullable(production, production.symbols.length));
        const found = new Set();
        this.#index.eachState(from, to, (state) => {
            for (const production of automaton.completedProductions(state, nonterminal))
                found.add(production);
        });
        // A production that a Leo item skipped ends in the next nonterminal of its chain.
        const skipped = leo.derives(nonterminal, from, to);
        return listed.filter((production) => found.has(production.index) || (skipped && this.#wasSkipped(production, from, to)));
    }
    /**
     * Returns where symbol `count - 1` of the production may start, given that the first `count` symbols derive
     * `from`..`to`. Splits that make earlier parts as long as possible come first, as expected for `a* b`; for repeats,
     * those with few iterations come first.
     */
    splits(production, count, from, to) {
        const symbol = production.symbols[count - 1];
        if (symbol < 0)
            return this.#terminalSplits(production, count, from, to);
        const splits = this.#nonterminalOrigins(production, count, from, to).map((at) => ({ from: at, edge: -1 }));
        if (splits.length === 1)
            return splits;
        const fewest = production.shape.kind === 'iteration' && count === production.symbols.length;
        return splits.sort((a, b) => (fewest ? a.from - b.from : b.from - a.from));
    }
    #wasSkipped(production, from, to) {
        const { symbols } = production;
        const last = symbols[symbols.length - 1];
        if (last === undefined || last < 0)
            return false;
        return this.#nonterminalOrigins(production, symbols.length, from, to).some((at) => at < to);
    }
    #terminalSplits(production, count, from, to) {
        const { start, edge, source } = this.#incoming;
        const first = start[to];
        const end = start[to + 1];
        // Most texts are a chain, in which the only incoming edge is the right one.
        if (end - first === 1)
            return [{ from: source[first], edge: edge[first] }];
        const { lattice, automaton } = this.chart;
        const terminal = ~production.symbols[count - 1];
        const splits = [];
        for (let i = first; i < end; i++) {
            const at = source[i];
            const { alphabet } = automaton;
            if (!alphabet.terminalsOf(lattice.symbol[edge[i]]).includes(terminal))
                continue;
            if (at >= from && this.#has(production, count - 1, from, at))
                splits.push({ from: at, edge: edge[i] });
        }
        return splits.sort((a, b) => b.from - a.from);
    }
    /** Searches from the side with fewer candidates: the starts of the symbol, or the ends of the symbols before it. */
    #nonterminalOrigins(production, count, from, to) {
        const symbol = production.symbols[count - 1];
        const result = [];
        if (this.chart.automaton.nullable[symbol] === 1 && this.#has(production, count - 1, from, to))
            result.push(to);
        if (!this.#index.isSmall(to) && this.#index.origins(symbol, to).size > this.#index.countFrom(from)) {
            this.#addEndsOfPrefix(production, count, from, to, result);
            return result;
        }
        this.#index.eachOrigin(symbol, to, (at) => {
            if (at >= from && this.#has(production, count - 1, from, at))
                result.push(at);
        });
        return result;
    }
    #addEndsOfPrefix(production, count, from, to, result) {
        const origins = this.#index.origins(production.symbols[count - 1], to);
        if (this.#isNullable(production, count - 1) && origins.has(from))
            result.push(from);
        const item = this.chart.automaton.itemBase[production.index] + count - 1;
        for (const at of this.#index.columnsWith(item, from))
            if (at > from && origins.has(at))
                result.push(at);
    }
    /** Returns true if the first `count` symbols of the production, but not all of its symbols, derive `from`..`to`. */
    #has(production, count, from, to) {
        if (from === to)
            return this.#isNullable(production, count);
        if (count === 0)
            return false;
        const item = this.chart.automaton.itemBase[production.index] + count;
        return this.#index.hasItem(item, from, to);
    }
    #isNullable(production, count) {
        for (let i = 0; i < count; i++) {
            const symbol = production.symbols[i];
            if (symbol < 0 || this.chart.automaton.nullable[symbol] === 0)
                return false;
        }
        return true;
    }
}
