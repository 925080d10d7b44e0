import { smallColumn } from './chart.js';
/** Indexes of a chart that reading trees needs and parsing does not. Each index is built on first use. */
export class ForestIndex {
    #chart;
    #originsByColumn = [];
    #statesByColumn = [];
    #byOrigin;
    constructor(chart) {
        this.#chart = chart;
    }
    /** Visits the states of the column that have the origin. */
    eachState(origin, column, visit) {
        const chart = this.#chart;
        const end = chart.endOfColumn(column);
        if (end - chart.firstEntry(column) > smallColumn) {
            for (const state of this.#statesOf(column).get(origin) ?? [])
                visit(state);
            return;
        }
        for (let entry = chart.firstEntry(column); entry < end; entry++) {
            if (chart.originOf(entry) === origin)
                visit(chart.stateNumberOf(entry));
        }
    }
    hasItem(item, origin, column) {
        let found = false;
        this.eachState(origin, column, (state) => {
            found ||= this.#chart.automaton.hasItem(state, item);
        });
        return found;
    }
    /** Returns true if so few nonterminals end at the column that testing each start separately is cheap. */
    isSmall(column) {
        const chart = this.#chart;
        return chart.endOfColumn(column) - chart.firstEntry(column) <= smallColumn && !chart.leo.wasUsed(column);
    }
    /** Visits each start of a nonempty derivation of the nonterminal that ends at the column, once. */
    eachOrigin(nonterminal, column, visit) {
        if (!this.isSmall(column)) {
            for (const origin of this.origins(nonterminal, column))
                visit(origin);
            return;
        }
        const chart = this.#chart;
        const first = chart.firstEntry(column);
        for (let entry = first; entry < chart.endOfColumn(column); entry++) {
            if (!chart.stateOf(entry).completed.includes(nonterminal))
                continue;
            const origin = chart.originOf(entry);
            if (!this.#isCompletedBefore(entry, first, nonterminal, origin))
                visit(origin);
        }
    }
    /** Like `eachOrigin`, as a cached set. */
    origins(nonterminal, column) {
        const byNonterminal = (this.#originsByColumn[column] ??= new Map());
        let origins = byNonterminal.get(nonterminal);
        if (origins === undefined)
            byNonterminal.set(nonterminal, (origins = this.#findOrigins(nonterminal, column)));
        return origins;
    }
    /** Returns the number of entries of the whole chart that have the origin. */
    countFrom(origin) {
        const { start } = (this.#byOrigin ??= this.#indexByOrigin());
        return start[origin + 1] - start[origin];
    }
    /** Returns the columns that contain the item with the origin. */
    columnsWith(item, origin) {
        const { start, entry, column } = (this.#byOrigin ??= this.#indexByOrigin());
        const { automaton } = this.#chart;
        const columns = new Set();
        for (let i = start[origin]; i < start[origin + 1]; i++) {
            if (automaton.hasItem(this.#chart.stateNumberOf(entry[i]), item))
                columns.add(column[i]);
        }
        return [...columns];
    }
    #statesOf(column) {
        const chart = this.#chart;
        let states = this.#statesByColumn[column];
        if (states !== undefined)
            return states;
        states = new Map();
        for (let entry = chart.firstEntry(column); entry < chart.endOfColumn(column); entry++) {
            const list = states.get(chart.originOf(entry));
            if (list === undefined)
                states.set(chart.originOf(entry), [chart.stateNumberOf(entry)]);
            else
                list.push(chart.stateNumberOf(entry));
        }
        return (this.#statesByColumn[column] = states);
    }
    #isCompletedBefore(end, first, nonterminal, origin) {
        for (let entry = first; entry < end; entry++) {
            if (this.#chart.originOf(entry) === origin && this.#chart.stateOf(entry).completed.includes(nonterminal))
                return true;
        }
        return false;
    }
    #findOrigins(nonterminal, column) {
        const chart = this.#chart;
        const origins = new Set(chart.leo.skippedOrigins(nonterminal, column));
        for (let entry = chart.firstEntry(column); entry < chart.endOfColumn(column); entry++) {
            if (chart.stateOf(entry).completed.includes(nonterminal))
                origins.add(chart.originOf(entry));
        }
        return origins;
    }
    #indexByOrigin() {
        const chart = this.#chart;
        const columns = chart.furthestColumn() + 1;
        const start = new Int32Array(chart.lattice.nodeCount + 2);
        const total = chart.endOfColumn(columns - 1);
        for (let entry = 0; entry < total; entry++)
            start[chart.originOf(entry) + 2] = start[chart.originOf(entry) + 2] + 1;
        for (let i = 1; i < start.length; i++)
            start[i] = start[i] + start[i - 1];
        const entryAt = new Int32Array(total);
        const columnAt = new Int32Array(total);
        for (let column = 0; column < columns; column++) {
            for (let entry = chart.firstEntry(column); entry < chart.endOfColumn(column); entry++) {
                const slot = start[chart.originOf(entry) + 1];
                start[chart.originOf(entry) + 1] = slot + 1;
                entryAt[slot] = entry;
                columnAt[slot] = column;
            }
        }
        return { start, entry: entryAt, column: columnAt };
    }
}
