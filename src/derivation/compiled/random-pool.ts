import type { Random } from '../../core/random.ts';

/** Few enough to stay in the nearest cache. */
export const poolSize = 4096;

/** Random numbers of 16 bits, made in advance: generated code takes the next one without a call. */
export class RandomPool {
  readonly values = new Uint16Array(poolSize);
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  refill(): void {
    this.random.fillUint16(this.values);
  }
}
