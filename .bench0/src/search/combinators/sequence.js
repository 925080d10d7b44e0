/**
 * Runs all tasks of one strategy, then those of another, which observes all runs. With `unlessGiven`, the first one is
 * skipped if the user gave seeds.
 */
export class Sequence {
    #seeds;
    #strategy;
    #unlessGiven;
    #isSeeding = true;
    constructor(seeds, strategy, unlessGiven = false) {
        this.#seeds = seeds;
        this.#unlessGiven = unlessGiven;
        this.#strategy = strategy;
    }
    next() {
        const seeds = this.#isSeeding ? this.#seeds.next() : undefined;
        if (seeds !== undefined)
            return seeds;
        this.#isSeeding = false;
        return this.#strategy.next();
    }
    ran(run) {
        if (this.#unlessGiven && run.input.origin.kind === 'seed')
            this.#isSeeding = false;
        this.#strategy.ran(run);
    }
    status() {
        return this.#strategy.status();
    }
}
