import { byWeight } from './choices/by-weight.js';
import { expand } from './expand.js';
import { defaultLimits } from './production-limits.js';
import { randomChooser } from './choices/random-chooser.js';
import { varySize } from './vary-size.js';
/** Factor applied to an alternative's weight on each use; the default of Grammarinator. */
const defaultCooldown = 0.9;
/**
 * Chooses by weight, and each use makes an alternative less likely, in this word and in all later ones.
 *
 * @example
 * ```ts
 * const words = cooldownProducer(loadGrammarSync('json'), new Random(1), { maxDepth: 20, maxSize: 100 });
 * console.log(words.next());
 * ```
 */
export function cooldownProducer(grammar, random, limits = defaultLimits, cooldown = defaultCooldown) {
    const weightsByAlt = new Map();
    const option = (alt, offered) => {
        let weights = weightsByAlt.get(alt);
        if (weights === undefined)
            weightsByAlt.set(alt, (weights = Float64Array.from(alt.weights)));
        const choice = byWeight(weights, offered, random);
        cool(weights, choice, cooldown);
        return choice;
    };
    const chooser = { ...randomChooser(random), option };
    return { next: () => expand(grammar, chooser, varySize(limits, random)) };
}
const smallestWeight = 1e-100;
/** Scales the weights up before they underflow: only their proportions matter. */
function cool(weights, choice, cooldown) {
    const cooled = weights[choice] * cooldown;
    weights[choice] = cooled;
    if (cooled > smallestWeight)
        return;
    const largest = weights.reduce((a, b) => Math.max(a, b));
    if (largest > 0)
        for (let i = 0; i < weights.length; i++)
            weights[i] = weights[i] / largest;
}
