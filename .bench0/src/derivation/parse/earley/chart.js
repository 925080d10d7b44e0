import { GrowingInts } from './growing-ints.js';
import { LeoItems } from './leo-items.js';
import { PairSet } from './pair-set.js';
/** Columns up to this size are searched linearly; larger ones get an index. */
export const smallColumn = 24;
/**
 * An Earley chart: one column of (state, origin) entries per lattice node. Parsing takes linear time for most practical
 * grammars (including right recursion, by Leo's optimization) and cubic time at worst.
 */
export class Chart {
    automaton;
    lattice;
    leo;
    #states = new GrowingInts();
    #origins = new GrowingInts();
    #columnStart;
    /** Entries that scanning found for later columns: state, origin, state, origin... */
    #waiting = [];
    #entriesSeen = new PairSet();
    #completionsSeen = new PairSet();
    #indexes = [];
    /** Columns after this one are empty. */
    #furthestTarget = 0;
    #columnsDone = 0;
    constructor(automaton, lattice) {
        this.automaton = automaton;
        this.lattice = lattice;
        this.leo = new LeoItems(this);
        this.#columnStart = new Int32Array(lattice.nodeCount + 1);
    }
    /** Fills the chart. Returns false if the budget ran out; the chart is then unusable. */
    run(budget) {
        this.#waiting[0] = [this.automaton.initial, 0];
        for (let column = 0; column <= this.#furthestTarget; column++) {
            this.#columnStart[column] = this.#states.length;
            this.#fillColumn(column);
            this.#columnStart[column + 1] = this.#states.length;
            this.#columnsDone = column + 1;
            if (!budget.spend(1 + this.#states.length - this.firstEntry(column)))
                return false;
            this.#scan(column);
        }
        return true;
    }
    /** Returns the nodes at which the input may end and up to which it is a word. */
    accepted() {
        const nodes = [];
        for (let node = 0; node < this.lattice.nodeCount; node++)
            if (this.accepts(node))
                nodes.push(node);
        return nodes;
    }
    accepts(node) {
        return this.lattice.isEnd(node) && this.derives(this.automaton.flat.start, 0, node);
    }
    /** Returns true if the nonterminal derives the span between the two nodes, in this context. */
    derives(nonterminal, from, to) {
        if (from === to)
            return this.automaton.nullable[nonterminal] === 1;
        for (let entry = this.firstEntry(to); entry < this.endOfColumn(to); entry++) {
            if (this.originOf(entry) !== from)
                continue;
            if (this.stateOf(entry).completed.includes(nonterminal))
                return true;
        }
        return this.leo.derives(nonterminal, from, to);
    }
    firstEntry(column) {
        return this.#columnStart[column];
    }
    endOfColumn(column) {
        if (column > this.#furthestTarget)
            return this.firstEntry(column);
        return column < this.#columnsDone ? this.#columnStart[column + 1] : this.#states.length;
    }
    stateNumberOf(entry) {
        return this.#states.at(entry);
    }
    stateOf(entry) {
        return this.automaton.states[this.#states.at(entry)];
    }
    originOf(entry) {
        return this.#origins.at(entry);
    }
    /** Returns the last nonempty column: the furthest position up to which the input is a prefix of a word. */
    furthestColumn() {
        for (let column = this.#columnsDone - 1; column > 0; column--) {
            if (this.endOfColumn(column) > this.firstEntry(column))
                return column;
        }
        return 0;
    }
    /** Returns the entries of a finished column that wait for the nonterminal. */
    waitingFor(nonterminal, column) {
        const end = this.endOfColumn(column);
        if (end - this.firstEntry(column) > smallColumn)
            return this.#indexOf(column).get(nonterminal) ?? [];
        const entries = [];
        for (let entry = this.firstEntry(column); entry < end; entry++) {
            if (this.automaton.nextOnNonterminal(this.#states.at(entry), nonterminal) >= 0)
                entries.push(entry);
        }
        return entries;
    }
    #indexOf(column) {
        let index = this.#indexes[column];
        if (index !== undefined)
            return index;
        index = new Map();
        for (let entry = this.firstEntry(column); entry < this.endOfColumn(column); entry++) {
            for (const wanted of this.stateOf(entry).nonterminals) {
                const list = index.get(wanted);
                if (list === undefined)
                    index.set(wanted, [entry]);
                else
                    list.push(entry);
            }
        }
        return (this.#indexes[column] = index);
    }
    #fillColumn(column) {
        this.#entriesSeen.clear();
        this.#completionsSeen.clear();
        const arriving = this.#waiting[column] ?? [];
        this.#waiting[column] = undefined;
        for (let i = 0; i < arriving.length; i += 2)
            this.#add(arriving[i], arriving[i + 1]);
        for (let entry = this.firstEntry(column); entry < this.#states.length; entry++) {
            const origin = this.#origins.at(entry);
            for (const nonterminal of this.stateOf(entry).completed)
                this.#complete(nonterminal, origin, column);
            const prediction = this.automaton.predictionAfter(this.#states.at(entry));
            if (prediction >= 0)
                this.#add(prediction, column);
        }
    }
    #complete(nonterminal, origin, column) {
        if (!this.#completionsSeen.add(nonterminal, origin))
            return;
        const shortcut = this.leo.at(nonterminal, origin);
        if (shortcut !== undefined) {
            this.leo.noteUse(nonterminal, origin, column);
            this.#add(shortcut.topState, shortcut.topOrigin);
            return;
        }
        for (const entry of this.waitingFor(nonterminal, origin)) {
            this.#add(this.automaton.nextOnNonterminal(this.#states.at(entry), nonterminal), this.#origins.at(entry));
        }
    }
    #add(state, origin) {
        if (!this.#entriesSeen.add(state, origin))
            return;
        this.#states.push(state);
        this.#origins.push(origin);
    }
    #scan(column) {
        const { edgeStart, symbol, target } = this.lattice;
        for (let edge = edgeStart[column]; edge < edgeStart[column + 1]; edge++) {
            const to = target[edge];
            const input = symbol[edge];
            for (let entry = this.firstEntry(column); entry < this.endOfColumn(column); entry++) {
                const next = this.automaton.nextOnInput(this.#states.at(entry), input);
                if (next < 0)
                    continue;
                if (to > this.#furthestTarget)
                    this.#furthestTarget = to;
                (this.#waiting[to] ??= []).push(next, this.#origins.at(entry));
            }
        }
    }
}
