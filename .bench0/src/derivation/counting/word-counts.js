import { WorkBudget } from '../../core/work-budget.js';
import { StackTable } from './stack-table.js';
import { wordGrammar } from './word-grammar.js';
import { WordReader } from './word-reader.js';
/** Takes well under a second. */
const defaultBudget = 1_000_000;
/**
 * Number of different words of a grammar by length in characters, independent of the number of derivations of each.
 * Prefixes of words are grouped by their possible continuations, and each group is processed once. There may still be
 * very many groups, so the work is limited by a budget.
 *
 * @example
 * ```ts
 * const counts = new WordCounts(loadGrammarSync('json'));
 * console.log(counts.of(6));
 * ```
 */
export class WordCounts {
    #grammar;
    #reader;
    #stacks;
    constructor(grammar) {
        this.#grammar = wordGrammar(grammar);
        this.#reader = new WordReader(this.#grammar);
        this.#stacks = new StackTable((goal) => this.#reader.leastLength(goal));
    }
    /** Returns undefined if the budget, counted in stacks built, does not suffice. */
    of(length, budget = new WorkBudget(defaultBudget)) {
        if (length === 0)
            return this.#grammar.hasEmptyWord ? 1n : 0n;
        if (this.#grammar.root === -1)
            return 0n;
        const start = this.#stacks.push([this.#reader.whole(this.#grammar.root)], StackTable.empty);
        let states = [{ stacks: [start], beginnings: 1n }];
        for (let left = length - 1; left >= 0; left--) {
            const next = new Map();
            for (const state of states)
                if (!this.#advance(state, left, next, budget))
                    return undefined;
            states = next.values();
        }
        // With no letters left, only the empty stack remains, so the prefixes are words.
        return [...states].reduce((sum, { beginnings }) => sum + beginnings, 0n);
    }
    /** Adds the states after each possible letter; returns false if the budget ran out. */
    #advance({ stacks, beginnings }, left, next, budget) {
        const byLetter = new Map();
        for (const stack of stacks) {
            const { goal, below } = this.#stacks.top(stack);
            for (const [letter, continuations] of this.#reader.after(goal)) {
                const followers = byLetter.get(letter) ?? new Set();
                for (const continuation of continuations) {
                    if (!budget.spend())
                        return false;
                    const follower = this.#stacks.push(continuation, below);
                    if (this.#canFill(follower, left))
                        followers.add(follower);
                }
                if (followers.size > 0)
                    byLetter.set(letter, followers);
            }
        }
        for (const [letter, followers] of byLetter) {
            const sorted = [...followers].sort((a, b) => a - b);
            const key = sorted.join();
            const count = beginnings * BigInt(this.#reader.letterSizes[letter]);
            const state = next.get(key);
            if (state === undefined)
                next.set(key, { stacks: sorted, beginnings: count });
            else
                state.beginnings += count;
        }
        return true;
    }
    #canFill(stack, left) {
        return stack === StackTable.empty ? left === 0 : this.#stacks.leastLength(stack) <= left;
    }
}
