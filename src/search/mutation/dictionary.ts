/** Dictionary of texts that mutations insert into inputs: comparison operands observed in runs of the subject. */
export class Dictionary {
  readonly #known = new Set<string>();
  /** The entries, in the order they were added. */
  readonly entries: string[] = [];
  readonly #limit: number;

  /** Entries beyond the limit are ignored. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  add(entries: Iterable<string>): void {
    for (const entry of entries) {
      if (this.entries.length >= this.#limit) return;
      if (this.#known.has(entry)) continue;
      this.#known.add(entry);
      this.entries.push(entry);
    }
  }
}
