/**
 * The language of a flat grammar by brute force, as a reference: all words up to a length, found by combining
 * productions until nothing new appears, and membership of a single word by the same method.
 */
export class WordSets {
    #flat;
    #valuesOf;
    longest;
    words;
    constructor(flat, longest, valuesOf) {
        this.#flat = flat;
        this.longest = longest;
        this.#valuesOf = valuesOf;
        this.words = this.#findWords();
    }
    has(word) {
        if (word.length <= this.longest)
            return this.words.has(String.fromCharCode(...word));
        return this.#derives(word);
    }
    #findWords() {
        const found = this.#flat.nonterminals.map(() => new Set());
        for (let before = -1, now = 0; now !== before;) {
            before = now;
            for (const { nonterminal, symbols } of this.#flat.productions) {
                for (const word of this.#joined(symbols, found))
                    found[nonterminal]?.add(word);
            }
            now = found.reduce((sum, words) => sum + words.size, 0);
        }
        return found[this.#flat.start];
    }
    #joined(symbols, found) {
        let words = new Set(['']);
        for (const symbol of symbols) {
            const parts = symbol >= 0 ? [...found[symbol]] : this.#valuesOf(~symbol).map((value) => String.fromCharCode(value));
            const longer = new Set();
            for (const word of words) {
                for (const part of parts)
                    if (word.length + part.length <= this.longest)
                        longer.add(word + part);
            }
            words = longer;
        }
        return words;
    }
    /** Computes by nonterminal and start the ends that it reaches, until nothing changes. */
    #derives(word) {
        const width = word.length + 1;
        const ends = this.#flat.nonterminals.map(() => Array.from({ length: width }, () => new Set()));
        for (let isGrowing = true; isGrowing;) {
            isGrowing = false;
            for (const { nonterminal, symbols } of this.#flat.productions) {
                for (let from = 0; from < width; from++) {
                    const known = ends[nonterminal][from];
                    for (const to of this.#endsAfter(symbols, from, word, ends)) {
                        if (known.has(to))
                            continue;
                        known.add(to);
                        isGrowing = true;
                    }
                }
            }
        }
        return ends[this.#flat.start]?.[0]?.has(word.length) === true;
    }
    #endsAfter(symbols, from, word, ends) {
        let places = new Set([from]);
        for (const symbol of symbols) {
            const next = new Set();
            for (const place of places) {
                if (symbol >= 0)
                    for (const to of ends[symbol]?.[place] ?? [])
                        next.add(to);
                else if (place < word.length && this.#valuesOf(~symbol).includes(word[place]))
                    next.add(place + 1);
            }
            places = next;
        }
        return places;
    }
}
