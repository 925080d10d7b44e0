import { CharSet, codePoints } from '../../grammar/characters/char-set.js';
/**
 * Limit of states; a larger pattern (nested counted repeats, chains of doubling fragments) is left to the general
 * parser.
 */
const maxStates = 100_000;
/**
 * Token patterns as one nondeterministic automaton. Empty moves are ordered by preference: a greedy repeat prefers
 * another iteration, a lazy one prefers to stop.
 */
export class TokenNfa {
    /** By state: the characters that it reads; undefined for a state with empty moves. */
    reads = [];
    /** By state: `[next]` after reading, or the targets of the empty moves. */
    moves = [];
    /** By state: true if its empty moves decide whether to leave a lazy repeat. */
    lazy = [];
    /** By state: the pattern that it accepts, or -1. */
    accepts = [];
    /** By state: the pattern that it belongs to. */
    patternOf = [];
    #grammar;
    #pattern = -1;
    constructor(grammar) {
        this.#grammar = grammar;
    }
    /** Returns the first state of the pattern; undefined if a rule in it is recursive or the pattern is too large. */
    add(pattern, body) {
        const sizeBefore = this.reads.length;
        this.#pattern = pattern;
        const end = this.#state();
        this.accepts[end] = pattern;
        const start = this.#build(body, end, []);
        if (start === undefined)
            this.#shrinkTo(sizeBefore);
        return start;
    }
    /** Builds backward; returns the state from which `node` and then `next` is read. */
    #build(node, next, inside) {
        if (this.reads.length > maxStates)
            return undefined;
        switch (node.kind) {
            case 'literal':
                return codePoints(node.text).reduceRight((after, c) => this.#state([after], CharSet.range(c, c)), next);
            case 'class':
                return this.#state([next], node.set);
            case 'ref':
                if (inside.includes(node.target))
                    return undefined;
                return this.#build(this.#grammar.ruleOf(node).body, next, [...inside, node.target]);
            case 'seq': {
                let start = next;
                for (let i = node.items.length - 1; i >= 0 && start !== undefined; i--) {
                    start = this.#build(node.items[i], start, inside);
                }
                return start;
            }
            case 'alt': {
                const starts = node.options.map((option) => this.#build(option, next, inside));
                return starts.includes(undefined) ? undefined : this.#state(starts);
            }
            case 'repeat':
                return this.#buildRepeat(node, next, inside);
        }
    }
    #buildRepeat(node, next, inside) {
        const fork = (more, stop) => (node.lazy ? [stop, more] : [more, stop]);
        let start = next;
        if (node.max === Infinity) {
            const loop = this.#state([], undefined, node.lazy);
            const body = this.#build(node.item, loop, inside);
            if (body === undefined)
                return undefined;
            this.moves[loop] = fork(body, next);
            start = loop;
        }
        for (let i = node.max === Infinity ? 0 : node.max - node.min; i > 0 && start !== undefined; i--) {
            const body = this.#build(node.item, start, inside);
            start = body === undefined ? undefined : this.#state(fork(body, next), undefined, node.lazy);
        }
        for (let i = node.min; i > 0 && start !== undefined; i--)
            start = this.#build(node.item, start, inside);
        return start;
    }
    #state(moves = [], reads, lazy = false) {
        this.reads.push(reads);
        this.moves.push(moves);
        this.lazy.push(lazy);
        this.accepts.push(-1);
        return this.patternOf.push(this.#pattern) - 1;
    }
    #shrinkTo(size) {
        for (const list of [this.reads, this.moves, this.lazy, this.accepts, this.patternOf])
            list.length = size;
    }
}
