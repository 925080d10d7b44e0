import { CostQueue } from './cost-queue.js';
import { nothing } from './dotted-grammar.js';
/** Left corners of all nonterminals; each row is computed on demand. */
export class ItemLeftCorners {
    /** For each slot of a symbol, the items with that symbol after the dot and only nullable symbols before it. */
    startingWith;
    #grammar;
    #rows = [];
    constructor(grammar) {
        this.#grammar = grammar;
        const lists = Array.from({ length: grammar.slotCount }, () => []);
        for (const alternatives of grammar.alternatives) {
            for (const first of alternatives) {
                for (const item of this.#cornersOf(first))
                    lists[grammar.slotOf(grammar.next[item])]?.push(item);
            }
        }
        this.startingWith = lists.map((list) => Int32Array.from(list));
    }
    of(nonterminal) {
        return (this.#rows[nonterminal] ??= this.#measure(nonterminal));
    }
    /** Dijkstra's algorithm, downward from the nonterminal. */
    #measure(nonterminal) {
        const grammar = this.#grammar;
        const cost = new Float64Array(grammar.slotCount).fill(Infinity);
        const itemOf = new Int32Array(grammar.slotCount).fill(-1);
        const done = new Uint8Array(grammar.accept + 1);
        const queue = new CostQueue();
        cost[grammar.slotOf(nonterminal)] = 0;
        queue.push(0, nonterminal);
        for (let above = queue.pop(); above !== undefined; above = queue.pop()) {
            if (done[above] === 1)
                continue;
            done[above] = 1;
            const soFar = cost[grammar.slotOf(above)];
            for (const first of grammar.alternatives[above]) {
                for (const item of this.#cornersOf(first)) {
                    const symbol = grammar.next[item];
                    const slot = grammar.slotOf(symbol);
                    const found = soFar + grammar.restCost[item + 1];
                    if (found >= cost[slot])
                        continue;
                    cost[slot] = found;
                    itemOf[slot] = item;
                    if (symbol >= 0)
                        queue.push(found, symbol);
                }
            }
        }
        return { cost, item: itemOf };
    }
    /** The items of a production with the dot before a symbol that it may begin with. */
    *#cornersOf(first) {
        const { next, nullable } = this.#grammar;
        for (let item = first;; item++) {
            const symbol = next[item];
            if (symbol === nothing)
                return;
            yield item;
            if (symbol < 0 || nullable[symbol] === 0)
                return;
        }
    }
}
