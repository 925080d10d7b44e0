import { openItems } from './open-items.js';
import { writeItems } from './write-items.js';
/** Upper limit of choices before the shortest completion is used: productions that add no symbol can form cycles. */
const mostChoices = 1000;
/** Completes words randomly with at most `room` symbols more than the shortest completion. */
export class RandomCompletion {
    #grammar;
    #corners;
    #random;
    #room;
    #roomLeft = 0;
    #choicesLeft = 0;
    constructor(grammar, corners, random, room) {
        this.#grammar = grammar;
        this.#corners = corners;
        this.#random = random;
        this.#room = room;
    }
    complete(end) {
        this.#roomLeft = this.#room;
        this.#choicesLeft = mostChoices;
        const items = openItems(end, this.#grammar, (symbol, whole) => this.#climb(symbol, whole));
        return writeItems(this.#grammar, items, (nonterminal) => this.#expand(nonterminal));
    }
    /** Chooses a production that begins with the symbol and with which `whole` can begin. */
    #climb(symbol, whole) {
        if (whole < 0)
            return undefined;
        const { owner, restCost } = this.#grammar;
        const { cost, item: cheapest } = this.#corners.of(whole);
        if (this.#choicesLeft <= 0)
            return symbol === whole ? undefined : cheapest[this.#grammar.slotOf(symbol)];
        const costHere = cost[this.#grammar.slotOf(symbol)];
        const ways = Array.from(this.#corners.startingWith[this.#grammar.slotOf(symbol)], (item) => ({
            item,
            extra: restCost[item + 1] + cost[this.#grammar.slotOf(owner[item])] - costHere,
        }));
        if (symbol !== whole)
            return this.#choose(ways);
        return this.#random.chance(0.5) ? undefined : this.#choose([{ item: undefined, extra: 0 }, ...ways]);
    }
    #expand(nonterminal) {
        const { alternatives, cheapest, restCost } = this.#grammar;
        if (this.#choicesLeft <= 0)
            return this.#grammar.itemOf(cheapest.production[nonterminal]);
        const least = cheapest.cost[nonterminal];
        const ways = Array.from(alternatives[nonterminal], (item) => ({
            item,
            extra: restCost[item] - least,
        }));
        return this.#choose(ways);
    }
    /** Chooses one of the ways that fit; at least one does, because the shortest takes no room. */
    #choose(ways) {
        const fitting = ways.filter(({ extra }) => extra <= this.#roomLeft);
        const { item, extra } = this.#random.pick(fitting);
        this.#roomLeft -= extra;
        this.#choicesLeft--;
        return item;
    }
}
