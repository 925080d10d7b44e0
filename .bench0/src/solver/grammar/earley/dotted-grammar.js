import { rightCycles } from '../../../derivation/parse/earley/cycles.js';
import { cheapestYields, lowestTrees } from '../best-productions.js';
/** The symbol after the dot of a finished item. */
export const nothing = 0x7fff_ffff;
/**
 * A flat grammar prepared for solving. An additional terminal represents the end of input, and an additional
 * nonterminal, `accept`, derives the start symbol and that end. A dotted production is an *item*, identified by a
 * number; the item with the dot one further is the next number. Productions without a finite derivation are omitted.
 */
export class DottedGrammar {
    flat;
    /** The terminal for the end of input, after all others. */
    end;
    accept;
    /** The item with the dot before the start symbol, in the production of `accept`. */
    initial;
    /** For each item, the symbol after the dot, or `nothing`. */
    next;
    /** For each item, the nonterminal of its production. */
    owner;
    /** For each item, the number of its production; that of `accept` comes after those of the flat grammar. */
    productionOf;
    /** For each item, the minimum number of symbols that the part after the dot derives. */
    restCost;
    /** For each nonterminal, the items of its productions with the dot at the start. */
    alternatives;
    nullable;
    /** For each nonterminal, the right recursion that it is part of; -1 for none. */
    rightCycleOf;
    cheapest;
    #productions;
    /** For each production, its item with the dot at the start. */
    #firstItem;
    #lowestFound;
    constructor(flat) {
        this.flat = flat;
        this.end = flat.terminals.length;
        this.accept = flat.nonterminals.length;
        const accepting = { nonterminal: this.accept, symbols: Int32Array.of(flat.start, ~this.end) };
        this.#productions = [...flat.productions, accepting];
        this.cheapest = cheapestYields(this.#productions, this.accept + 1, this.end);
        this.nullable = Uint8Array.from(this.cheapest.cost, (cost) => (cost === 0 ? 1 : 0));
        this.rightCycleOf = new Int32Array(this.accept + 1).fill(-1);
        this.rightCycleOf.set(rightCycles(flat));
        this.#firstItem = new Int32Array(this.#productions.length + 1);
        this.#productions.forEach(({ symbols }, index) => {
            this.#firstItem[index + 1] = this.#firstItem[index] + symbols.length + 1;
        });
        const itemCount = this.#firstItem[this.#productions.length];
        this.next = new Int32Array(itemCount).fill(nothing);
        this.owner = new Int32Array(itemCount);
        this.productionOf = new Int32Array(itemCount);
        this.restCost = new Float64Array(itemCount);
        this.#productions.forEach((_, index) => this.#fillItems(index));
        this.initial = this.#firstItem[this.#productions.length - 1];
        this.alternatives = this.#listAlternatives();
    }
    /** The index of a symbol in tables over all symbols: terminals first. */
    slotOf(symbol) {
        return symbol < 0 ? ~symbol : this.end + 1 + symbol;
    }
    get slotCount() {
        return this.end + 1 + this.accept + 1;
    }
    /** Whether the grammar derives any word. */
    get isProductive() {
        return this.cheapest.cost[this.accept] < Infinity;
    }
    /** For each nonterminal, the lowest derivation tree. */
    get lowest() {
        this.#lowestFound ??= lowestTrees(this.#productions, this.accept + 1);
        return this.#lowestFound;
    }
    /** The item of a production with the dot at the start. */
    itemOf(production) {
        return this.#firstItem[production];
    }
    toString() {
        return `${this.#productions.length} productions over ${this.end} terminals`;
    }
    #fillItems(production) {
        const { nonterminal, symbols } = this.#productions[production];
        const first = this.itemOf(production);
        this.next.set(symbols, first);
        this.owner.fill(nonterminal, first, first + symbols.length + 1);
        this.productionOf.fill(production, first, first + symbols.length + 1);
        for (let dot = symbols.length - 1; dot >= 0; dot--) {
            const after = this.restCost[first + dot + 1];
            this.restCost[first + dot] = after + this.costOf(symbols[dot]);
        }
    }
    /** The minimum number of symbols that a symbol derives. */
    costOf(symbol) {
        if (symbol >= 0)
            return this.cheapest.cost[symbol];
        return symbol === ~this.end ? 0 : 1;
    }
    #listAlternatives() {
        const lists = Array.from({ length: this.accept + 1 }, () => []);
        this.#productions.forEach(({ nonterminal }, index) => {
            const item = this.itemOf(index);
            if (this.restCost[item] < Infinity)
                lists[nonterminal]?.push(item);
        });
        return lists.map((list) => Int32Array.from(list));
    }
}
