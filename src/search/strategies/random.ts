import type { Random } from '../../core/random.ts';
import type { InputSpace } from '../../engine/input-space.ts';
import { randomValue } from '../mutation/random-value.ts';
import { neverDone, type StrategyStatus, type Strategy, type Task } from '../strategy.ts';

const inputsPerTask = 64;

/** Random inputs of the domain, independent of earlier runs: the baseline for all other strategies. */
export class RandomStrategy implements Strategy {
  readonly #space: InputSpace;
  readonly #random: Random;

  constructor(space: InputSpace, random: Random) {
    this.#space = space;
    this.#random = random;
  }

  next(): Task {
    const inputs = Array.from({ length: inputsPerTask }, () => ({
      value: this.#space.inputOf(this.#space.domains.map((domain) => randomValue(domain, this.#random))),
      origin: { kind: 'random' } as const,
    }));
    return { kind: 'run', inputs };
  }

  ran(): void {}

  status(): StrategyStatus {
    return neverDone;
  }
}
