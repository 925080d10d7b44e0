/** Words that mutations put into texts: what the subject was seen to compare its inputs with. */
export class Dictionary {
  private readonly known = new Set<string>();
  /** In the order they were found. */
  readonly words: string[] = [];
  private readonly limit: number;

  /** Those beyond the limit are not taken in. */
  constructor(limit: number) {
    this.limit = limit;
  }

  add(words: Iterable<string>): void {
    for (const word of words) {
      if (this.words.length >= this.limit) return;
      if (this.known.has(word)) continue;
      this.known.add(word);
      this.words.push(word);
    }
  }
}
