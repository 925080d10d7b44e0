/**
 * A limit on work, counted in units that the caller chooses. Time is not measured, so that the same input gives the
 * same answer on a fast and on a slow machine.
 *
 * @example
 * ```ts
 * const counts = new WordCounts(loadGrammarSync('json'));
 * console.log(counts.of(20, new WorkBudget(1_000_000)) ?? 'too many to count');
 * ```
 */
export class WorkBudget {
  readonly limit: number;
  #used = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  static unlimited(): WorkBudget {
    return new WorkBudget(Number.POSITIVE_INFINITY);
  }

  /** Counts the units as spent and returns true while the budget is not exceeded. */
  spend(units = 1): boolean {
    this.#used += units;
    return this.#used <= this.limit;
  }

  get spent(): number {
    return this.#used;
  }

  get exhausted(): boolean {
    return this.#used > this.limit;
  }

  toString(): string {
    return `${this.#used} of ${this.limit}`;
  }
}
