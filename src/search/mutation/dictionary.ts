/** Dictionary of texts that mutations insert into inputs: comparison operands observed in runs of the subject. */
export class Dictionary {
  readonly #known = new Set<string>();
  /** The entries, in the order they were added. */
  readonly words: string[] = [];
  readonly #limit: number;

  /** Entries beyond the limit are ignored. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  add(words: Iterable<string>): void {
    for (const word of words) {
      if (this.words.length >= this.#limit) return;
      if (this.#known.has(word)) continue;
      this.#known.add(word);
      this.words.push(word);
    }
  }
}
