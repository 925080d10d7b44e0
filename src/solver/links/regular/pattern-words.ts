import { matchingWord } from './matching-word.ts';

const keptWords = 512;

/** Caches a matching text for each pattern. */
export class PatternWords {
  readonly #words = new Map<string, string | undefined>();

  readonly wordOf = (source: string, flags: string): string | undefined => {
    const key = `/${source}/${flags}`;
    if (this.#words.has(key)) return this.#words.get(key);
    if (this.#words.size >= keptWords) this.#words.clear();
    const word = matchingWord(source, flags);
    this.#words.set(key, word);
    return word;
  };
}
