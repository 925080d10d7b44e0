/**
 * Work that may be spent, counted in units of the spender's choice, never in seconds:
 * the same input gives the same answer on a fast and on a slow machine.
 */
export class WorkBudget {
  readonly limit: number;
  private used = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  static unlimited(): WorkBudget {
    return new WorkBudget(Number.POSITIVE_INFINITY);
  }

  /** True while the budget holds. */
  spend(units = 1): boolean {
    this.used += units;
    return this.used <= this.limit;
  }

  get spent(): number {
    return this.used;
  }

  get exhausted(): boolean {
    return this.used > this.limit;
  }

  toString(): string {
    return `${this.used} of ${this.limit}`;
  }
}
