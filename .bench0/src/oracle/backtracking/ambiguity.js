import { WorkBudget } from '../../core/work-budget.js';
/** Units of work for one pattern; a search that needs more ends without result. */
const mostWork = 3_000_000;
const mostFound = 16;
/**
 * Returns the ambiguities of a pattern, shortest first. Exponential ones are cycles of a state with themselves by two
 * ways; polynomial ones connect two loops that can both read the same text (Weber and Seidl 1991).
 */
export function ambiguitiesOf(states) {
    const search = new AmbiguitySearch(states, new WorkBudget(mostWork));
    const shortest = new Map();
    for (const [loops, ambiguity] of search.all()) {
        const known = shortest.get(loops);
        if (known === undefined || sizeOf(ambiguity) < sizeOf(known))
            shortest.set(loops, ambiguity);
    }
    return [...shortest.values()].sort((a, b) => sizeOf(a) - sizeOf(b)).slice(0, mostFound);
}
function sizeOf({ prefix, pump }) {
    return prefix.length + 3 * pump.length;
}
class AmbiguitySearch {
    #states;
    #budget;
    /** The strongly connected component of each state; -1 for a state that is in no cycle. */
    #loops;
    #reach;
    #prefixes;
    constructor(states, budget) {
        this.#states = states;
        this.#budget = budget;
        this.#reach = states.moves.map((_, state) => reachableFrom(state, states.moves));
        this.#loops = states.moves.map((_, state) => this.#reach[state].has(state)
            ? states.moves.findIndex((__, other) => this.#reach[state].has(other) && this.#reach[other].has(state))
            : -1);
        this.#prefixes = this.#shortestPrefixes();
    }
    /** All ambiguities found, each with the loops that it consists of. */
    *all() {
        yield* this.#exponential();
        yield* this.#polynomial();
    }
    *#exponential() {
        const count = this.#states.moves.length;
        for (let state = 0; state < count; state++) {
            const loop = this.#loops[state];
            if (loop < 0 || state === 0)
                continue;
            const keyOf = (a, b, parted) => (a * count + b) * 2 + Number(parted);
            const pump = this.#shortest(keyOf(state, state, false), keyOf(state, state, true), (key, visit) => {
                const parted = key % 2 === 1;
                const [a, b] = [Math.trunc(key / 2 / count), Math.trunc(key / 2) % count];
                for (const [first, second, symbol] of this.#pairs(a, b)) {
                    if (this.#loops[first.to] !== loop || this.#loops[second.to] !== loop)
                        continue;
                    const isParted = parted || first.to !== second.to || first.ways > 1;
                    visit(keyOf(first.to, second.to, isParted), symbol);
                }
            });
            yield* this.#ambiguity(`${loop}`, state, pump);
        }
    }
    *#polynomial() {
        const count = this.#states.moves.length;
        const inLoops = this.#states.moves.map((_, state) => state).filter((state) => this.#loops[state] >= 0);
        for (const from of inLoops) {
            for (const to of inLoops) {
                if (this.#loops[from] === this.#loops[to] || !this.#reach[from].has(to))
                    continue;
                yield* this.#ambiguity(`${this.#loops[from]} ${this.#loops[to]}`, from, this.#connecting(from, to, count));
            }
        }
    }
    /** The shortest text that leads from `from` to itself, from `from` to `to`, and from `to` to itself. */
    #connecting(from, to, count) {
        const keyOf = (a, b, c) => (a * count + b) * count + c;
        return this.#shortest(keyOf(from, from, to), keyOf(from, to, to), (key, visit) => {
            const [a, b, c] = [Math.trunc(key / count / count), Math.trunc(key / count) % count, key % count];
            for (const [first, third, symbol] of this.#pairs(a, c)) {
                if (this.#loops[first.to] !== this.#loops[from] || this.#loops[third.to] !== this.#loops[to])
                    continue;
                for (const second of this.#states.moves[b]) {
                    if (second.to !== to && !this.#reach[second.to].has(to))
                        continue;
                    if (second.symbols.includes(symbol))
                        visit(keyOf(first.to, second.to, third.to), symbol);
                }
            }
        });
    }
    /** The moves of two states on one symbol. */
    *#pairs(a, b) {
        for (const first of this.#states.moves[a]) {
            for (const second of this.#states.moves[b]) {
                for (const symbol of first.symbols)
                    if (second.symbols.includes(symbol))
                        yield [first, second, symbol];
            }
        }
    }
    *#ambiguity(loops, state, pump) {
        const prefix = this.#prefixes[state];
        if (pump !== undefined && prefix !== undefined)
            yield [loops, { prefix, pump }];
    }
    /** The shortest text along a path of at least one step; undefined if there is none or the budget is exhausted. */
    #shortest(start, goal, expand) {
        const cameBy = new Map();
        const queue = [start];
        for (const key of queue) {
            expand(key, (next, symbol) => {
                if (!this.#budget.spend() || cameBy.has(next))
                    return;
                cameBy.set(next, { key, symbol });
                queue.push(next);
            });
            if (cameBy.has(goal))
                return this.#textTo(goal, start, cameBy);
            if (this.#budget.exhausted)
                return undefined;
        }
        return undefined;
    }
    #textTo(goal, start, cameBy) {
        const symbols = [];
        let key = goal;
        do {
            const step = cameBy.get(key);
            symbols.push(this.#states.symbols[step.symbol]);
            key = step.key;
        } while (key !== start);
        return symbols.reverse().join('');
    }
    #shortestPrefixes() {
        const prefixes = [''];
        const queue = [0];
        for (const state of queue) {
            for (const { to, symbols } of this.#states.moves[state]) {
                if (prefixes[to] !== undefined || symbols.length === 0)
                    continue;
                prefixes[to] = prefixes[state] + this.#states.symbols[symbols[0]];
                queue.push(to);
            }
        }
        return prefixes;
    }
}
function reachableFrom(start, moves) {
    const reached = new Set();
    const queue = [start];
    for (const state of queue) {
        for (const { to, symbols } of moves[state]) {
            if (symbols.length === 0 || reached.has(to))
                continue;
            reached.add(to);
            queue.push(to);
        }
    }
    return reached;
}
