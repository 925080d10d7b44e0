import { Atoms } from '../../grammar/flat/atoms.js';
import { CharSet } from '../../grammar/characters/char-set.js';
const unknown = -2;
/**
 * A deterministic automaton that is built from a `TokenNfa` while texts are read. With `honorLazy`, a lazy repeat ends
 * as early as possible, as in ANTLR: once a pattern has matched, its less preferred paths through a lazy repeat are
 * dropped.
 */
export class LazyDfa {
    #nfa;
    #honorLazy;
    #atoms;
    #setNumbers = new Map();
    #states = [];
    #numbers = new Map();
    #initial;
    constructor(nfa, starts, honorLazy) {
        this.#nfa = nfa;
        this.#honorLazy = honorLazy;
        for (const set of nfa.reads)
            if (set !== undefined && !this.#setNumbers.has(set))
                this.#setNumbers.set(set, this.#setNumbers.size);
        this.#atoms = new Atoms([...this.#setNumbers.keys()]);
        this.#initial = this.#close(starts.map((state) => state * 2));
    }
    /** Calls `found` for every end at which patterns match from `from` on, nearest first; empty matches are ignored. */
    run(points, from, found) {
        let state = this.#initial;
        for (let at = from; at < points.length; at++) {
            state = this.#step(state, this.#atoms.of(points[at]));
            const { configs, accepts } = this.#states[state];
            if (accepts.length > 0)
                found(at + 1, accepts);
            if (configs.length === 0)
                return;
        }
    }
    #step(state, atom) {
        const { configs, next } = this.#states[state];
        const known = next[atom];
        if (known !== unknown)
            return known;
        const sets = new Set(this.#atoms.setsOf(atom));
        const reached = [];
        for (const config of configs) {
            const from = config >> 1;
            const set = this.#nfa.reads[from];
            if (sets.has(this.#setNumbers.get(set)))
                reached.push(this.#nfa.moves[from][0] * 2 + (config & 1));
        }
        return (next[atom] = this.#close(reached));
    }
    /** Follows empty moves in order of preference. */
    #close(from) {
        const nfa = this.#nfa;
        const seen = new Set();
        const configs = [];
        const accepts = new Set();
        const open = [...from].reverse();
        for (let config = open.pop(); config !== undefined; config = open.pop()) {
            if (seen.has(config))
                continue;
            seen.add(config);
            const state = config >> 1;
            const pattern = nfa.patternOf[state];
            if (this.#honorLazy && (config & 1) === 1 && accepts.has(pattern))
                continue;
            if (nfa.accepts[state] !== -1)
                accepts.add(pattern);
            if (nfa.reads[state] !== undefined) {
                configs.push(config);
                continue;
            }
            const flag = (config & 1) | (nfa.lazy[state] === true ? 1 : 0);
            const moves = nfa.moves[state];
            for (let i = moves.length - 1; i >= 0; i--)
                open.push(moves[i] * 2 + flag);
        }
        return this.#stateOf(configs, [...accepts].sort((a, b) => a - b));
    }
    #stateOf(configs, accepts) {
        const key = `${configs.join()}/${accepts.join()}`;
        let number = this.#numbers.get(key);
        if (number === undefined) {
            number = this.#states.push({ configs, accepts, next: new Int32Array(this.#atoms.count).fill(unknown) }) - 1;
            this.#numbers.set(key, number);
        }
        return number;
    }
}
