import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { Node } from '../../grammar/node.ts';
import { RankedDerivations } from '../counting/ranked-derivations.ts';
import type { Derivation } from '../derivation.ts';
import { expand } from './expand.ts';
import type { Producer } from './producer.ts';
import { defaultLimits, type ProductionLimits } from './production-limits.ts';
import { randomChooser } from './random-chooser.ts';

export interface UniformSize {
  readonly measure: 'characters' | 'tokens';
  readonly size: number;
}

/**
 * Derivations of exactly the given size, all equally likely; where the grammar is not ambiguous, so are the words. Under
 * the measure `tokens` the texts of tokens are random, within the limits. Gives nothing if no word has that size.
 */
export class UniformProducer implements Producer {
  private readonly ranked: RankedDerivations;
  private readonly size: number;
  private readonly random: Random;

  constructor(
    grammar: Grammar,
    random: Random,
    { measure, size }: UniformSize,
    limits: ProductionLimits = defaultLimits,
  ) {
    const texts = randomChooser(random);
    const fillToken = (token: Node) => expand(grammar, texts, limits, token) as Derivation;
    this.ranked = new RankedDerivations(grammar, measure, fillToken);
    this.size = size;
    this.random = random;
  }

  next(): Derivation | undefined {
    const count = this.ranked.count(this.size);
    return count === 0n ? undefined : this.ranked.at(this.size, this.random.bigint(count));
  }

  /** Where `next` gives nothing: the sizes nearby that have words. */
  nearestSizes(): { readonly smaller: number | undefined; readonly larger: number | undefined } {
    return this.ranked.nearestSizes(this.size);
  }
}
