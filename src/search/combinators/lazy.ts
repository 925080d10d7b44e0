import { neverDone, type SeenRun, type StrategyStatus, type Strategy, type Task } from '../strategy.ts';

/**
 * A strategy that is made when its first task is requested. For strategies that are slow to make and need only their
 * own runs: it does not observe earlier runs.
 */
export class Lazy implements Strategy {
  readonly #make: () => Strategy;
  #made: Strategy | undefined;

  constructor(make: () => Strategy) {
    this.#make = make;
  }

  next(): Task | undefined {
    this.#made ??= this.#make();
    return this.#made.next();
  }

  ran(run: SeenRun): void {
    this.#made?.ran(run);
  }

  status(): StrategyStatus {
    return this.#made?.status() ?? neverDone;
  }
}
