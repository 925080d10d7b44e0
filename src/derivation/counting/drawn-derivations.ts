import type { Random } from '../../core/random.ts';
import type { Derivation } from '../derivation.ts';
import type { RankedDerivations } from './ranked-derivations.ts';

/** Random derivations: smaller sizes are drawn more often, and all derivations of one size are equally likely. */
export class DrawnDerivations {
  readonly #ranked: RankedDerivations;
  readonly #random: Random;
  readonly #sizes: readonly number[];

  /** Draws sizes up to `largest`; if every size is larger, draws the smallest one. */
  constructor(ranked: RankedDerivations, largest: number, random: Random) {
    this.#ranked = ranked;
    this.#random = random;
    const sizes = Array.from({ length: largest + 1 }, (_, size) => size).filter((size) => ranked.count(size) > 0n);
    this.#sizes = sizes.length > 0 ? sizes : [ranked.nearestSizes(largest).larger ?? 0];
  }

  next(): { readonly tree: Derivation; readonly size: number } {
    // Small derivations run fast, so the index is drawn log-uniformly: every doubling of it is equally likely.
    const size = this.#sizes[Math.floor(this.#sizes.length ** this.#random.float()) - 1]!;
    return { tree: this.#ranked.at(size, this.#random.bigint(this.#ranked.count(size))), size };
  }
}
