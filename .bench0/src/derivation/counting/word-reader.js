import { characterParts } from './character-parts.js';
import { WordLeftCorners } from './left-corners.js';
/**
 * Reads the words of a grammar letter by letter: for a goal and its first letter, `after` returns what may remain to be
 * read. Goals are numbered; equal goals get the same number where equality is cheap to detect.
 */
export class WordReader {
    /** Number of characters that each letter stands for. Letters that end a token are separate letters. */
    letterSizes;
    #symbols;
    #corners;
    #lettersOf;
    #goals = [];
    #goalNumbers = new Map();
    #leastLengths = [];
    #continuations = new Map();
    constructor(grammar) {
        this.#symbols = grammar.symbols;
        this.#corners = new WordLeftCorners(grammar);
        const letters = grammar.symbols.flatMap((symbol) => (symbol.kind === 'letters' ? symbol.letters : []));
        const alphabet = characterParts(letters.map(({ set }) => set));
        this.letterSizes = [...alphabet.sizes, ...alphabet.sizes];
        this.#lettersOf = ({ set, endsToken }) => {
            const parts = alphabet.partsOf(set);
            return endsToken ? parts.map((part) => part + alphabet.sizes.length) : parts;
        };
    }
    /** Returns the goal that reads a symbol. */
    whole(symbol) {
        let only = symbol;
        for (let next = this.#onlyUnit(only); next !== undefined; next = this.#onlyUnit(only))
            only = next;
        return this.#goal({ kind: 'whole', symbol: only }, `w${only}`, this.#corners.leastLength[only]);
    }
    leastLength(goal) {
        return this.#leastLengths[goal];
    }
    /** Returns the continuations of a goal by letter. */
    after(goal) {
        let found = this.#continuations.get(goal);
        if (found === undefined)
            this.#continuations.set(goal, (found = this.#findContinuations(this.#goals[goal])));
        return found;
    }
    #findContinuations(goal) {
        const found = new ContinuationSet();
        if (goal.kind === 'letters') {
            const { letters } = this.#symbols[goal.symbol];
            const rest = this.#lettersFrom(goal.symbol, goal.from + 1);
            for (const letter of this.#lettersOf(letters[goal.from]))
                found.add(letter, rest);
        }
        else if (goal.kind === 'rest') {
            for (const pair of goal.pairs)
                this.#continueWithRight(pair, goal.whole, found);
        }
        else {
            for (const corner of this.#corners.of(goal.symbol).keys())
                this.#beginWith(corner, goal.symbol, found);
        }
        return found.byLetter;
    }
    #beginWith(corner, whole, found) {
        const symbol = this.#symbols[corner];
        if (symbol.kind !== 'letters')
            return;
        const rest = this.#lettersFrom(corner, 1);
        for (const letter of this.#lettersOf(symbol.letters[0])) {
            for (const then of this.#onceRead(corner, whole))
                found.add(letter, [...rest, ...then]);
        }
    }
    #continueWithRight(pair, whole, found) {
        const { right } = this.#symbols[pair];
        for (const [letter, continuations] of this.after(this.whole(right))) {
            for (const rest of continuations) {
                for (const then of this.#onceRead(pair, whole))
                    found.add(letter, [...rest, ...then]);
            }
        }
    }
    /** Returns what may follow after `symbol` was read as the start of `whole`: nothing, or the rest of `whole`. */
    #onceRead(symbol, whole) {
        const pairs = this.#corners.pairsAfter(symbol, whole);
        const rest = pairs.length === 0 ? [] : [[this.#rest(whole, pairs)]];
        return this.#corners.wholesOf(symbol).has(whole) ? [[], ...rest] : rest;
    }
    #rest(whole, pairs) {
        const [only] = pairs;
        const then = pairs.length === 1 ? this.#afterPair(only, whole) : 'more';
        if (then === 'end')
            return this.whole(this.#symbols[only].right);
        const corners = this.#corners.of(whole);
        const lengths = pairs.map((pair) => {
            const { right } = this.#symbols[pair];
            return this.#corners.leastLength[right] + corners.get(pair);
        });
        const least = lengths.reduce((a, b) => Math.min(a, b));
        return this.#goal({ kind: 'rest', whole, pairs }, `r${whole}:${pairs.join()}`, least);
    }
    /** Returns `end` if the whole is always complete once the pair is. */
    #afterPair(pair, whole) {
        const complete = this.#corners.wholesOf(pair).has(whole);
        return complete && this.#corners.pairsAfter(pair, whole).length === 0 ? 'end' : 'more';
    }
    #lettersFrom(symbol, from) {
        const { letters } = this.#symbols[symbol];
        if (from >= letters.length)
            return [];
        return [this.#goal({ kind: 'letters', symbol, from }, `l${symbol}:${from}`, letters.length - from)];
    }
    #onlyUnit(symbol) {
        const found = this.#symbols[symbol];
        return found.kind === 'units' && found.units.length === 1 ? found.units[0] : undefined;
    }
    #goal(goal, key, leastLength) {
        let number = this.#goalNumbers.get(key);
        if (number !== undefined)
            return number;
        number = this.#goals.push(goal) - 1;
        this.#goalNumbers.set(key, number);
        this.#leastLengths[number] = leastLength;
        return number;
    }
}
class ContinuationSet {
    byLetter = new Map();
    #seen = new Set();
    add(letter, continuation) {
        const key = `${letter}:${continuation.join()}`;
        if (this.#seen.has(key))
            return;
        this.#seen.add(key);
        const known = this.byLetter.get(letter);
        if (known === undefined)
            this.byLetter.set(letter, [continuation]);
        else
            known.push(continuation);
    }
}
