import { openItems } from './open-items.js';
import { writeItems } from './write-items.js';
/**
 * Always uses the same production for a nonterminal: the cheapest yields give the shortest word, the lowest trees
 * follow the rule of the paper. Productions that have already begun are finished with the fewest symbols in both cases.
 */
export class FixedCompletion {
    #grammar;
    #corners;
    #best;
    constructor(grammar, corners, best) {
        this.#grammar = grammar;
        this.#corners = corners;
        this.#best = best;
    }
    complete(end) {
        const grammar = this.#grammar;
        const best = this.#best;
        const cheapest = (symbol, whole) => symbol === whole ? undefined : this.#corners.of(whole).item[grammar.slotOf(symbol)];
        return writeItems(grammar, openItems(end, grammar, cheapest), (nonterminal) => grammar.itemOf(best.production[nonterminal]));
    }
}
