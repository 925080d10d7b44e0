import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { byWeight } from './choices/by-weight.ts';
import type { ChoiceCounts } from './choices/choice-counts.ts';
import type { Chooser } from './choices/chooser.ts';
import { expand } from './expand.ts';
import type { Producer } from './producer.ts';
import { defaultLimits, type ProductionLimits } from './production-limits.ts';
import { randomChooser } from './choices/random-chooser.ts';

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
export function learnedProducer(
  grammar: Grammar,
  counts: ChoiceCounts,
  random: Random,
  limits: ProductionLimits = defaultLimits,
): Producer {
  const fallback = randomChooser(random);
  const chooser: Chooser = {
    option: (alt, offered) => byWeight(counts.options.get(alt.id) ?? alt.weights, offered, random),
    again(repeat, done, room) {
      const seen = counts.iterations.get(repeat.id);
      if (seen === undefined || seen.again + seen.stop === 0) return fallback.again(repeat, done, room);
      return random.chance(seen.again / (seen.again + seen.stop));
    },
    character(node) {
      const seen = counts.characters.get(node.id);
      if (seen === undefined) return fallback.character(node);
      return [...seen.keys()][random.weighted([...seen.values()])]!;
    },
  };
  return { next: () => expand(grammar, chooser, limits) };
}
