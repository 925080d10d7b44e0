import type { Random } from '../../core/random.ts';
import type { Derivation } from '../derivation.ts';
import type { RankedDerivations } from './ranked-derivations.ts';

/** Derivations of a size drawn at random, smaller ones more often; all of one size are equally likely. */
export class DrawnDerivations {
  private readonly ranked: RankedDerivations;
  private readonly random: Random;
  private readonly sizes: readonly number[];

  /** Sizes are drawn up to the largest, unless all are larger. */
  constructor(ranked: RankedDerivations, largest: number, random: Random) {
    this.ranked = ranked;
    this.random = random;
    const sizes = Array.from({ length: largest + 1 }, (_, size) => size).filter((size) => ranked.count(size) > 0n);
    this.sizes = sizes.length > 0 ? sizes : [ranked.nearestSizes(largest).larger ?? 0];
  }

  next(): { readonly tree: Derivation; readonly size: number } {
    // Small ones are quick to run, so there are more of them: as many below any size as between it and its double.
    const size = this.sizes[Math.floor(this.sizes.length ** this.random.float()) - 1] as number;
    return { tree: this.ranked.at(size, this.random.bigint(this.ranked.count(size))), size };
  }
}
