import type { Random } from '../../core/random.ts';
import type { Derivation } from '../derivation.ts';
import type { RankedDerivations } from './ranked-derivations.ts';

/** Sizes are drawn up to here, unless all are larger. */
const largest = 32;

/** Derivations of a size drawn at random, all of that size being equally likely. */
export class DrawnDerivations {
  private readonly ranked: RankedDerivations;
  private readonly random: Random;
  private readonly sizes: readonly number[];

  constructor(ranked: RankedDerivations, random: Random) {
    this.ranked = ranked;
    this.random = random;
    const sizes = Array.from({ length: largest + 1 }, (_, size) => size).filter((size) => ranked.count(size) > 0n);
    this.sizes = sizes.length > 0 ? sizes : [ranked.nearestSizes(largest).larger ?? 0];
  }

  next(): { readonly tree: Derivation; readonly size: number } {
    const size = this.sizes[this.random.int(this.sizes.length)] as number;
    return { tree: this.ranked.at(size, this.random.bigint(this.ranked.count(size))), size };
  }
}
