import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { expand } from './expand.ts';
import type { Producer } from './producer.ts';
import { defaultLimits, type ProductionLimits } from './production-limits.ts';
import { randomChooser } from './choices/random-chooser.ts';
import { varySize } from './vary-size.ts';

/**
 * Produces random derivations, with alternatives chosen by their weights in the grammar.
 *
 * @example
 * ```ts
 * const producer = randomProducer(loadGrammarSync('json'), new Random(1), { maxDepth: 20, maxSize: 100 });
 * console.log(producer.next());
 * ```
 */
export function randomProducer(grammar: Grammar, random: Random, limits: ProductionLimits = defaultLimits): Producer {
  const chooser = randomChooser(random);
  return { next: () => expand(grammar, chooser, varySize(limits, random)) };
}
