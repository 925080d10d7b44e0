import { UncoveredPaths } from '../../../derivation/production/k-path/uncovered-paths.js';
import { grammarGraph } from '../../../grammar/analysis/graph.js';
import { isSymbolic } from '../../../grammar/node.js';
import { nothing } from '../earley/dotted-grammar.js';
import { symbolNodes } from './symbol-nodes.js';
/**
 * Completes words through k-paths of the grammar that no word has covered so far, within `room` symbols more than the
 * shortest completion. Words are written from their ends, so that the content of a list is known when the number of its
 * iterations is decided.
 */
export class KPathCompletion {
    #grammar;
    #corners;
    #graph;
    #uncovered;
    #room;
    #roomLeft = 0;
    constructor(grammar, corners, k, room) {
        this.#grammar = grammar;
        this.#corners = corners;
        this.#graph = grammarGraph(grammar.flat.grammar);
        // No shortest path between two symbols is longer than this.
        const furthest = grammar.flat.grammar.rules.length + 2;
        this.#uncovered = new UncoveredPaths(this.#graph, k, furthest);
        this.#room = room;
    }
    complete(end) {
        this.#roomLeft = this.#room;
        const reversed = [];
        let level = this.#uncovered.k - 1;
        for (const continuation of outermostFirst(end.after)) {
            level = this.#finish(continuation, level, reversed);
        }
        if (end.item !== undefined)
            this.#writeRest(end.item, level, reversed);
        return reversed.reverse();
    }
    /** Writes the symbols after the corner and returns the level of the corner. */
    #finish({ corner, item }, outer, reversed) {
        const grammar = this.#grammar;
        const whole = grammar.next[item];
        this.#writeRest(item + 1, outer, reversed);
        let level = this.#enter(item, outer);
        for (let again = this.#goRound(whole, level); again !== undefined; again = this.#goRound(whole, level)) {
            this.#writeRest(again + 1, level, reversed);
            level = this.#enter(again, level);
        }
        for (const inner of this.#wayDown(corner, whole)) {
            this.#writeRest(inner + 1, level, reversed);
            level = this.#enter(inner, level);
        }
        return level;
    }
    /** The items on the cheapest path from the whole down to the corner. */
    #wayDown(corner, whole) {
        const items = [];
        for (let symbol = corner; symbol !== whole;) {
            const item = this.#corners.of(whole).item[this.#grammar.slotOf(symbol)];
            items.push(item);
            symbol = this.#grammar.owner[item];
        }
        return items.reverse();
    }
    /** A left-recursive production of the nonterminal whose rest leads to an uncovered path. */
    #goRound(whole, level) {
        if (whole < 0)
            return undefined;
        const { owner, restCost } = this.#grammar;
        for (const item of this.#corners.startingWith[this.#grammar.slotOf(whole)]) {
            const price = priceOf(restCost[item + 1]);
            if (owner[item] !== whole || price > this.#roomLeft || this.#stepsFrom(item + 1, level) === Infinity)
                continue;
            this.#roomLeft -= price;
            return item;
        }
        return undefined;
    }
    /** Writes the symbols after the dot, last first; each symbol is covered before the symbols below it are chosen. */
    #writeRest(item, level, reversed) {
        const open = this.#placesAfter(item, level);
        for (let place = open.pop(); place !== undefined; place = open.pop()) {
            const { symbol, node } = place;
            if (symbol < 0) {
                if (~symbol !== this.#grammar.end)
                    reversed.push(~symbol);
                continue;
            }
            const below = this.#enterNode(node, place.level);
            for (const inner of this.#placesAfter(this.#choose(symbol, below), below))
                open.push(inner);
        }
    }
    #placesAfter(item, level) {
        const places = [];
        for (let at = item; this.#grammar.next[at] !== nothing; at++) {
            const node = this.#nodeAfter(at);
            if (node !== undefined && isSymbolic(node))
                this.#uncovered.cover(level, this.#numberOf(node));
            places.push({ symbol: this.#grammar.next[at], node, level });
        }
        return places;
    }
    /** The alternative within the room that is nearest to an uncovered path; else the shortest. */
    #choose(nonterminal, level) {
        const { alternatives, cheapest, restCost } = this.#grammar;
        const shortest = this.#grammar.itemOf(cheapest.production[nonterminal]);
        const price = (item) => (item === shortest ? 0 : priceOf(restCost[item] - restCost[shortest]));
        let best = shortest;
        let fewest = this.#stepsFrom(shortest, level);
        for (const item of alternatives[nonterminal]) {
            if (item === shortest || price(item) > this.#roomLeft)
                continue;
            const steps = this.#stepsFrom(item, level);
            if (steps < fewest || (steps === fewest && steps < Infinity && price(item) < price(best))) {
                [best, fewest] = [item, steps];
            }
        }
        this.#roomLeft -= price(best);
        return best;
    }
    /** The number of steps from the symbols after the dot to the nearest end of an uncovered path. */
    #stepsFrom(item, level) {
        let fewest = Infinity;
        for (let at = item; this.#grammar.next[at] !== nothing; at++) {
            const node = this.#nodeAfter(at);
            if (node === undefined)
                continue;
            const first = this.#graph.firstWithin[node.id];
            fewest = Math.min(fewest, this.#uncovered.stepsFrom(level, first, this.#graph.endWithin[node.id]));
        }
        return fewest;
    }
    /** Enters the symbol after the dot. */
    #enter(item, level) {
        return this.#enterNode(this.#nodeAfter(item), level);
    }
    #enterNode(node, level) {
        if (node === undefined || !isSymbolic(node))
            return level;
        this.#uncovered.enter(level + 1, this.#numberOf(node));
        return level + 1;
    }
    #nodeAfter(item) {
        const { flat, productionOf } = this.#grammar;
        const index = productionOf[item];
        const dot = item - this.#grammar.itemOf(index);
        const production = flat.productions[index];
        // The only production that is not in the flat grammar derives the root, then the end.
        if (production === undefined)
            return dot === 0 ? flat.grammar.root : undefined;
        return symbolNodes(production)[dot];
    }
    #numberOf(node) {
        return this.#graph.numberOf[node.id];
    }
}
/** Every choice but the shortest costs at least 1, so that cycles end. */
function priceOf(extra) {
    return Math.max(1, extra);
}
function outermostFirst(innermost) {
    const all = [];
    for (let at = innermost; at !== undefined; at = at.above)
        all.push(at);
    return all.reverse();
}
