import { expand } from './expand.js';
import { defaultLimits } from './production-limits.js';
import { randomChooser } from './choices/random-chooser.js';
import { varySize } from './vary-size.js';
/**
 * Produces random derivations, with alternatives chosen by their weights in the grammar.
 *
 * @example
 * ```ts
 * const producer = randomProducer(loadGrammarSync('json'), new Random(1), { maxDepth: 20, maxSize: 100 });
 * console.log(producer.next());
 * ```
 */
export function randomProducer(grammar, random, limits = defaultLimits) {
    const chooser = randomChooser(random);
    return { next: () => expand(grammar, chooser, varySize(limits, random)) };
}
