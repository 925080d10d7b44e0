import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { GrammarNode } from '../../grammar/node.ts';
import { RankedDerivations } from '../counting/ranked-derivations.ts';
import type { Derivation } from '../derivation.ts';
import { expand } from './expand.ts';
import type { Producer } from './producer.ts';
import { defaultLimits, type ProductionLimits } from './production-limits.ts';
import { randomChooser } from './choices/random-chooser.ts';

/** The size of the derivations that `UniformProducer` draws. */
export interface UniformSize {
  readonly measure: 'characters' | 'tokens';
  readonly size: number;
}

/**
 * Produces derivations of exactly the given size, uniformly; for an unambiguous grammar this is uniform over words. For
 * the measure `tokens`, token texts are random within the limits. It produces nothing if no word has that size.
 *
 * @example
 * ```ts
 * const size = { measure: 'characters', size: 12 } as const;
 * const producer = new UniformProducer(loadGrammarSync('json'), new Random(1), size);
 * console.log(producer.next());
 * ```
 */
export class UniformProducer implements Producer {
  readonly #ranked: RankedDerivations;
  readonly #size: number;
  readonly #random: Random;

  constructor(
    grammar: Grammar,
    random: Random,
    { measure, size }: UniformSize,
    limits: ProductionLimits = defaultLimits,
  ) {
    const texts = randomChooser(random);
    const fillToken = (token: GrammarNode) => expand(grammar, texts, limits, token)!;
    this.#ranked = new RankedDerivations(grammar, measure, fillToken);
    this.#size = size;
    this.#random = random;
  }

  next(): Derivation | undefined {
    const count = this.#ranked.count(this.#size);
    return count === 0n ? undefined : this.#ranked.at(this.#size, this.#random.bigint(count));
  }

  /** Returns the nearest sizes that have words, for the case that `next` produces nothing. */
  nearestSizes(): { readonly smaller: number | undefined; readonly larger: number | undefined } {
    return this.#ranked.nearestSizes(this.#size);
  }
}
