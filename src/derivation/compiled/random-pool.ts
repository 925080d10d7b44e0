import type { Random } from '../../core/random.ts';

/** Small enough to stay in the L1 cache. */
export const poolSize = 4096;

/** Random 16-bit numbers computed in advance, so that generated code needs no call per draw. */
export class RandomPool {
  readonly values = new Uint16Array(poolSize);
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  refill(): void {
    this.#random.fillUint16(this.values);
  }
}
