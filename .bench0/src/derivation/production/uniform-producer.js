import { RankedDerivations } from '../counting/ranked-derivations.js';
import { expand } from './expand.js';
import { defaultLimits } from './production-limits.js';
import { randomChooser } from './choices/random-chooser.js';
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
export class UniformProducer {
    #ranked;
    #size;
    #random;
    constructor(grammar, random, { measure, size }, limits = defaultLimits) {
        const texts = randomChooser(random);
        const fillToken = (token) => expand(grammar, texts, limits, token);
        this.#ranked = new RankedDerivations(grammar, measure, fillToken);
        this.#size = size;
        this.#random = random;
    }
    next() {
        const count = this.#ranked.count(this.#size);
        return count === 0n ? undefined : this.#ranked.at(this.#size, this.#random.bigint(count));
    }
    /** Returns the nearest sizes that have words, for the case that `next` produces nothing. */
    nearestSizes() {
        return this.#ranked.nearestSizes(this.#size);
    }
}
