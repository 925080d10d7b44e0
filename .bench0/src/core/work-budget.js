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
    limit;
    #used = 0;
    constructor(limit) {
        this.limit = limit;
    }
    static unlimited() {
        return new WorkBudget(Number.POSITIVE_INFINITY);
    }
    /** Counts the units as spent and returns true while the budget is not exceeded. */
    spend(units = 1) {
        this.#used += units;
        return this.#used <= this.limit;
    }
    get spent() {
        return this.#used;
    }
    get exhausted() {
        return this.#used > this.limit;
    }
    toString() {
        return `${this.#used} of ${this.limit}`;
    }
}
