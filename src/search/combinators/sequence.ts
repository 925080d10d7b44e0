import type { SeenRun, StrategyStatus, Strategy, Task } from '../strategy.ts';

/**
 * Runs all tasks of one strategy, then those of another, which observes all runs. With `unlessGiven`, the first one is
 * skipped if the user gave seeds.
 */
export class Sequence implements Strategy {
  readonly #seeds: Strategy;
  readonly #strategy: Strategy;
  readonly #unlessGiven: boolean;
  #isSeeding = true;

  constructor(seeds: Strategy, strategy: Strategy, unlessGiven = false) {
    this.#seeds = seeds;
    this.#unlessGiven = unlessGiven;
    this.#strategy = strategy;
  }

  next(): Task | undefined {
    const seeds = this.#isSeeding ? this.#seeds.next() : undefined;
    if (seeds !== undefined) return seeds;
    this.#isSeeding = false;
    return this.#strategy.next();
  }

  ran(run: SeenRun): void {
    if (this.#unlessGiven && run.input.origin.kind === 'seed') this.#isSeeding = false;
    this.#strategy.ran(run);
  }

  status(): StrategyStatus {
    return this.#strategy.status();
  }
}
