import type { FlatGrammar } from '../../../../src/grammar/flat/flat-grammar.ts';

/** A word as its values, one character for each: `\u0000` for value 0 and so on. */
export type Word = string;

/**
 * The language of a flat grammar by brute force, as a reference: all words up to a length, found by combining
 * productions until nothing new appears, and membership of a single word by the same method.
 */
export class WordSets {
  readonly #flat: FlatGrammar;
  readonly #valuesOf: (terminal: number) => readonly number[];
  readonly longest: number;
  readonly words: ReadonlySet<Word>;

  constructor(flat: FlatGrammar, longest: number, valuesOf: (terminal: number) => readonly number[]) {
    this.#flat = flat;
    this.longest = longest;
    this.#valuesOf = valuesOf;
    this.words = this.#findWords();
  }

  has(word: readonly number[]): boolean {
    if (word.length <= this.longest) return this.words.has(String.fromCharCode(...word));
    return this.#derives(word);
  }

  #findWords(): ReadonlySet<Word> {
    const found: Set<Word>[] = this.#flat.nonterminals.map(() => new Set());
    for (let before = -1, now = 0; now !== before;) {
      before = now;
      for (const { nonterminal, symbols } of this.#flat.productions) {
        for (const word of this.#joined(symbols, found)) found[nonterminal]?.add(word);
      }
      now = found.reduce((sum, words) => sum + words.size, 0);
    }
    return found[this.#flat.start]!;
  }

  #joined(symbols: Int32Array, found: readonly Set<Word>[]): Set<Word> {
    let words = new Set<Word>(['']);
    for (const symbol of symbols) {
      const parts =
        symbol >= 0 ? [...found[symbol]!] : this.#valuesOf(~symbol).map((value) => String.fromCharCode(value));
      const longer = new Set<Word>();
      for (const word of words) {
        for (const part of parts) if (word.length + part.length <= this.longest) longer.add(word + part);
      }
      words = longer;
    }
    return words;
  }

  /** Computes by nonterminal and start the ends that it reaches, until nothing changes. */
  #derives(word: readonly number[]): boolean {
    const width = word.length + 1;
    const ends = this.#flat.nonterminals.map(() => Array.from({ length: width }, () => new Set<number>()));
    for (let isGrowing = true; isGrowing;) {
      isGrowing = false;
      for (const { nonterminal, symbols } of this.#flat.productions) {
        for (let from = 0; from < width; from++) {
          const known = ends[nonterminal]![from]!;
          for (const to of this.#endsAfter(symbols, from, word, ends)) {
            if (known.has(to)) continue;
            known.add(to);
            isGrowing = true;
          }
        }
      }
    }
    return ends[this.#flat.start]?.[0]?.has(word.length) === true;
  }

  #endsAfter(
    symbols: Int32Array,
    from: number,
    word: readonly number[],
    ends: readonly Set<number>[][],
  ): ReadonlySet<number> {
    let places = new Set([from]);
    for (const symbol of symbols) {
      const next = new Set<number>();
      for (const place of places) {
        if (symbol >= 0) for (const to of ends[symbol]?.[place] ?? []) next.add(to);
        else if (place < word.length && this.#valuesOf(~symbol).includes(word[place]!)) next.add(place + 1);
      }
      places = next;
    }
    return places;
  }
}
