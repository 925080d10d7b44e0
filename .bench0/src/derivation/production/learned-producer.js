import { byWeight } from './choices/by-weight.js';
import { expand } from './expand.js';
import { defaultLimits } from './production-limits.js';
import { randomChooser } from './choices/random-chooser.js';
/**
 * Makes every choice as often as the corpus does. Choices that do not occur in the corpus are made at random.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('json');
 * const result = new Parser(grammar).parse('[1, 2]');
 * const counts = countChoices(result.kind === 'parsed' ? [result.tree()] : []);
 * console.log(learnedProducer(grammar, counts, new Random(1)).next());
 * ```
 */
export function learnedProducer(grammar, counts, random, limits = defaultLimits) {
    const fallback = randomChooser(random);
    const chooser = {
        option: (alt, offered) => byWeight(counts.options.get(alt.id) ?? alt.weights, offered, random),
        again(repeat, done, room) {
            const seen = counts.iterations.get(repeat.id);
            if (seen === undefined || seen.again + seen.stop === 0)
                return fallback.again(repeat, done, room);
            return random.chance(seen.again / (seen.again + seen.stop));
        },
        character(node) {
            const seen = counts.characters.get(node.id);
            if (seen === undefined)
                return fallback.character(node);
            return [...seen.keys()][random.weighted([...seen.values()])];
        },
    };
    return { next: () => expand(grammar, chooser, limits) };
}
