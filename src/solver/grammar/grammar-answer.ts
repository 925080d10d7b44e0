import type { OpenEnd } from './earley/continuation.ts';

/** A word: the first `kept` symbols of the parent, then the `chosen` values, then a completion. */
export class GrammarAnswer {
  readonly kept: number;
  readonly end: OpenEnd;
  /** The number of symbols with the shortest completion. */
  readonly shortest: number;
  readonly #read: () => readonly number[];
  #values: readonly number[] | undefined;

  constructor(kept: number, end: OpenEnd, shortest: number, read: () => readonly number[]) {
    this.kept = kept;
    this.end = end;
    this.shortest = shortest;
    this.#read = read;
  }

  /**
   * The chosen values, read from the chart on first access, which takes time proportional to the length of the word.
   * They must be read before the path takes another event or flip, unless all symbols before the flip are kept.
   */
  get chosen(): readonly number[] {
    return (this.#values ??= this.#read());
  }

  toString(): string {
    return `${this.kept} symbols kept, ${this.shortest} at least`;
  }
}
