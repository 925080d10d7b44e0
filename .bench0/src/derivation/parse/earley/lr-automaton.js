import { emptyProductions } from '../../../grammar/flat/empty-productions.js';
import { rightCycles } from './cycles.js';
/** Marks an entry of a `next` table that is not computed yet. */
const unknown = -2;
/**
 * The item sets of an Earley parser, built once per grammar and on demand (Aycock and Horspool). A state contains
 * dotted productions that always occur together with the same origin, so that one chart entry (state, origin) replaces
 * dozens of items of a plain Earley parser.
 *
 * A *kernel* state contains items that have consumed input; its `prediction` is the state of what may start where it
 * ends. An item before a nullable nonterminal always occurs together with the item after it, so empty derivations need
 * no chart entries.
 */
export class LrAutomaton {
    flat;
    alphabet;
    states = [];
    /** By nonterminal: a production with a finite derivation of the empty word; undefined if it is not nullable. */
    emptyProductions;
    nullable;
    /** By nonterminal: the right recursion that it is part of; -1 if there is none. */
    rightCycleOf;
    /** The state that predicts the start symbol, with which a parse starts. */
    initial;
    /** Production `p` with the dot before symbol `d` is item `itemBase[p] + d`. */
    itemBase;
    #itemProduction;
    #numbers = new Map();
    constructor(flat, alphabet) {
        this.flat = flat;
        this.alphabet = alphabet;
        this.emptyProductions = emptyProductions(flat);
        this.nullable = Uint8Array.from(this.emptyProductions, (production) => (production === undefined ? 0 : 1));
        this.rightCycleOf = rightCycles(flat);
        this.itemBase = new Int32Array(flat.productions.length + 1);
        for (const { index, symbols } of flat.productions) {
            this.itemBase[index + 1] = this.itemBase[index] + symbols.length + 1;
        }
        this.#itemProduction = new Int32Array(this.itemBase[flat.productions.length]);
        for (const { index } of flat.productions) {
            this.#itemProduction.fill(index, this.itemBase[index], this.itemBase[index + 1]);
        }
        this.initial = this.#predictionOf([flat.start]);
    }
    productionOf(item) {
        return this.flat.productions[this.#itemProduction[item]];
    }
    /** Returns the number of symbols before the dot. */
    dotOf(item) {
        return item - this.itemBase[this.#itemProduction[item]];
    }
    /** Returns the kernel state after a nonterminal, or -1. */
    nextOnNonterminal(state, nonterminal) {
        const known = this.#next(state)[nonterminal];
        return known === unknown ? this.#findNext(state, nonterminal, (symbol) => symbol === nonterminal) : known;
    }
    /** Returns the kernel state after an input symbol, or -1. One input symbol may match several terminals. */
    nextOnInput(state, input) {
        const slot = this.flat.nonterminals.length + input;
        const known = this.#next(state)[slot];
        if (known !== unknown)
            return known;
        const terminals = this.alphabet.terminalsOf(input);
        return this.#findNext(state, slot, (symbol) => symbol < 0 && terminals.includes(~symbol));
    }
    hasItem(state, item) {
        const { items } = this.states[state];
        let low = 0;
        let high = items.length - 1;
        while (low <= high) {
            const middle = (low + high) >> 1;
            const found = items[middle];
            if (found === item)
                return true;
            if (found < item)
                low = middle + 1;
            else
                high = middle - 1;
        }
        return false;
    }
    /** Returns the productions of the nonterminal that are complete in the state. */
    completedProductions(state, nonterminal) {
        const { completed, items } = this.states[state];
        if (!completed.includes(nonterminal))
            return [];
        const result = [];
        for (const item of items) {
            const { index, nonterminal: of, symbols } = this.productionOf(item);
            if (of === nonterminal && this.dotOf(item) === symbols.length)
                result.push(index);
        }
        return result;
    }
    #next(state) {
        const from = this.states[state];
        from.next ??= new Int32Array(this.flat.nonterminals.length + this.alphabet.size).fill(unknown);
        return from.next;
    }
    #findNext(state, slot, matches) {
        const from = this.states[state];
        const items = [];
        for (const item of from.items) {
            const symbol = this.#symbolAfter(item);
            if (symbol !== undefined && matches(symbol))
                items.push(item + 1);
        }
        const to = items.length === 0 ? -1 : this.#stateOf(items, 'kernel');
        this.#next(state)[slot] = to;
        return to;
    }
    /** Returns the state of everything that may start after `state`, or -1 if nothing may. */
    predictionAfter(state) {
        const from = this.states[state];
        if (from.prediction === undefined) {
            const wanted = from.nonterminals;
            from.prediction = wanted.length === 0 ? -1 : this.#predictionOf(wanted);
        }
        return from.prediction;
    }
    #symbolAfter(item) {
        return this.productionOf(item).symbols[this.dotOf(item)];
    }
    #predictionOf(nonterminals) {
        const seen = new Set(nonterminals);
        const items = [];
        for (const nonterminal of seen) {
            for (const production of this.flat.nonterminals[nonterminal]?.productions ?? []) {
                const symbols = this.flat.productions[production]?.symbols ?? [];
                for (let dot = 0; dot <= symbols.length; dot++) {
                    items.push(this.itemBase[production] + dot);
                    const symbol = symbols[dot];
                    if (symbol === undefined || symbol < 0)
                        break;
                    seen.add(symbol);
                    if (this.nullable[symbol] === 0)
                        break;
                }
            }
        }
        return this.#stateOf(items, 'prediction');
    }
    #stateOf(items, kind) {
        const closed = new Set(items);
        for (const item of closed) {
            const symbol = this.#symbolAfter(item);
            if (symbol !== undefined && symbol >= 0 && this.nullable[symbol] === 1)
                closed.add(item + 1);
        }
        const sorted = Int32Array.from(closed).sort();
        const key = `${kind} ${sorted.join()}`;
        const known = this.#numbers.get(key);
        if (known !== undefined)
            return known;
        const number = this.states.length;
        this.#numbers.set(key, number);
        this.states.push(this.#describe(sorted, kind));
        return number;
    }
    #describe(items, kind) {
        const completed = new Set();
        const nonterminals = new Set();
        const terminals = new Set();
        for (const item of items) {
            const symbol = this.#symbolAfter(item);
            if (symbol === undefined)
                completed.add(this.productionOf(item).nonterminal);
            else if (symbol >= 0)
                nonterminals.add(symbol);
            else
                terminals.add(~symbol);
        }
        return {
            items,
            // What a prediction completes is empty, and the item sets already account for empty derivations.
            completed: kind === 'kernel' ? Int32Array.from(completed) : new Int32Array(0),
            nonterminals: [...nonterminals],
            terminals: [...terminals],
            next: undefined,
            prediction: kind === 'kernel' ? undefined : -1,
        };
    }
}
