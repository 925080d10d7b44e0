import { byWeight } from './choices/by-weight.js';
import { expand } from './expand.js';
import { pickCharacter } from './choices/pick-character.js';
import { defaultLimits } from './production-limits.js';
import { randomChooser } from './choices/random-chooser.js';
import { varySize } from './vary-size.js';
/** Upper limit of the probability: a corpus without repetitions must not make every repeat reach the size limit. */
const mostAgain = 0.9;
const characterTries = 4;
/**
 * Produces what the corpus lacks: the rarer a choice is in the corpus, the likelier it is here.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('json');
 * const result = new Parser(grammar).parse('[1, 2]');
 * const counts = countChoices(result.kind === 'parsed' ? [result.tree()] : []);
 * console.log(invertedProducer(grammar, counts, new Random(1)).next());
 * ```
 */
export function invertedProducer(grammar, counts, random, limits = defaultLimits) {
    const fallback = randomChooser(random);
    const weightsByAlt = new Map([...counts.options].map(([id, seen]) => [id, seen.map(rarity)]));
    const chooser = {
        option: (alt, offered) => byWeight(weightsByAlt.get(alt.id) ?? alt.weights, offered, random),
        again(repeat, done, room) {
            const seen = counts.iterations.get(repeat.id);
            if (seen === undefined)
                return fallback.again(repeat, done, room);
            const [again, stop] = [rarity(seen.again), rarity(seen.stop)];
            return random.chance(Math.min(mostAgain, again / (again + stop)));
        },
        character: (node) => rareCharacter(node, counts, random),
    };
    return { next: () => expand(grammar, chooser, varySize(limits, random)) };
}
/** Never zero: common choices stay possible, because they may be the only path to rare ones. */
function rarity(count) {
    return 1 / (1 + count);
}
function rareCharacter(node, counts, random) {
    const seen = counts.characters.get(node.id);
    let rarest = pickCharacter(node.set, random);
    for (let tries = 1; tries < characterTries && seen?.has(rarest) === true; tries++) {
        const other = pickCharacter(node.set, random);
        if ((seen.get(other) ?? 0) < (seen.get(rarest) ?? 0))
            rarest = other;
    }
    return rarest;
}
