import type { OpenEnd } from './continuation.ts';

/** A word: the first `kept` symbols of the parent, then the `chosen` values, then whatever finishes it. */
export class GrammarAnswer {
  readonly kept: number;
  readonly end: OpenEnd;
  /** How many symbols it has if it is finished as short as possible. */
  readonly shortest: number;
  private readonly read: () => readonly number[];
  private values: readonly number[] | undefined;

  constructor(kept: number, end: OpenEnd, shortest: number, read: () => readonly number[]) {
    this.kept = kept;
    this.end = end;
    this.shortest = shortest;
    this.read = read;
  }

  /**
   * Read off the chart when first asked for, since that takes time in proportion to the word. To be asked for before the
   * path takes in another event or flip, unless all that stands before the flip is kept.
   */
  get chosen(): readonly number[] {
    return (this.values ??= this.read());
  }

  toString(): string {
    return `${this.kept} symbols kept, ${this.shortest} at least`;
  }
}
