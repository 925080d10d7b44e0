import { unitCycles } from './cycles.js';
/** Selects one derivation from a forest: always the first alternative, except where this would not terminate. */
export class TreeChoice {
    #forest;
    #cycleOf;
    /** Choices for nonterminals on a cycle, by nonterminal and span. */
    #chosen = new Map();
    constructor(forest) {
        this.#forest = forest;
        const { flat, nullable } = forest.chart.automaton;
        this.#cycleOf = unitCycles(flat, nullable);
    }
    choose(nonterminal, from, to) {
        if (from === to)
            return this.#chooseEmpty(nonterminal, from);
        if (this.#cycleOf[nonterminal] !== -1)
            return this.#chooseOnCycle(nonterminal, from, to);
        const [production] = this.#forest.productions(nonterminal, from, to);
        if (production === undefined)
            throw new Error(`nonterminal ${nonterminal} does not derive ${from}..${to}`);
        return { production, splits: this.#split(production, from, to) };
    }
    #chooseEmpty(nonterminal, at) {
        const production = this.#forest.chart.automaton.emptyProductions[nonterminal];
        return { production, splits: Array.from(production.symbols, () => ({ from: at, edge: -1 })) };
    }
    /**
     * Chooses for all nonterminals of the cycle that derive the span: first for those that need no other member, then for
     * those that need only members with a choice. The resulting trees are finite and have the fewest steps along the
     * cycle.
     */
    #chooseOnCycle(nonterminal, from, to) {
        const key = (member) => `${member} ${from} ${to}`;
        const known = this.#chosen.get(key(nonterminal));
        if (known !== undefined)
            return known;
        const cycle = this.#cycleOf[nonterminal];
        const open = [];
        this.#cycleOf.forEach((c, member) => {
            if (c === cycle && this.#forest.chart.derives(member, from, to))
                open.push(member);
        });
        const decidedHere = new Set();
        for (let rest = open; rest.length > 0;) {
            const round = [];
            for (const member of rest) {
                const choice = this.#chooseWithin(member, from, to, (other) => this.#cycleOf[other] !== cycle || decidedHere.has(other));
                if (choice !== undefined)
                    round.push([member, choice]);
            }
            if (round.length === 0)
                break;
            for (const [member, choice] of round) {
                decidedHere.add(member);
                this.#chosen.set(key(member), choice);
            }
            rest = rest.filter((member) => !decidedHere.has(member));
        }
        return this.#chosen.get(key(nonterminal));
    }
    #chooseWithin(nonterminal, from, to, mayBeWhole) {
        for (const production of this.#forest.productions(nonterminal, from, to)) {
            const splits = this.#splitWithin(production, from, to, mayBeWhole);
            if (splits !== undefined)
                return { production, splits };
        }
        return undefined;
    }
    /**
     * Splits the span among the production's symbols, with the preferred split for each: every split can be completed.
     */
    #split(production, from, to) {
        const splits = [];
        let end = to;
        for (let count = production.symbols.length; count > 0; count--) {
            const split = this.#forest.splits(production, count, from, end)[0];
            splits[count - 1] = split;
            end = split.from;
        }
        return splits;
    }
    /** Like `split`, but a nonterminal may span the whole, with all others empty, only if `mayBeWhole` allows it. */
    #splitWithin(production, from, to, mayBeWhole) {
        const splits = [];
        const place = (count, end) => {
            if (count === 0)
                return end === from;
            const symbol = production.symbols[count - 1];
            for (const split of this.#forest.splits(production, count, from, end)) {
                if (split.from === from && end === to && symbol >= 0 && !mayBeWhole(symbol))
                    continue;
                splits[count - 1] = split;
                if (place(count - 1, split.from))
                    return true;
            }
            return false;
        };
        return place(production.symbols.length, to) ? splits : undefined;
    }
}
