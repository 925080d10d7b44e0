import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { CharClassNode } from '../../grammar/node.ts';
import { byWeight } from './choices/by-weight.ts';
import type { ChoiceCounts } from './choices/choice-counts.ts';
import type { Chooser } from './choices/chooser.ts';
import { expand } from './expand.ts';
import { pickCharacter } from './choices/pick-character.ts';
import type { Producer } from './producer.ts';
import { defaultLimits, type ProductionLimits } from './production-limits.ts';
import { randomChooser } from './choices/random-chooser.ts';
import { varySize } from './vary-size.ts';

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
export function invertedProducer(
  grammar: Grammar,
  counts: ChoiceCounts,
  random: Random,
  limits: ProductionLimits = defaultLimits,
): Producer {
  const fallback = randomChooser(random);
  const weightsByAlt = new Map([...counts.options].map(([id, seen]) => [id, seen.map(rarity)]));
  const chooser: Chooser = {
    option: (alt, offered) => byWeight(weightsByAlt.get(alt.id) ?? alt.weights, offered, random),
    again(repeat, done, room) {
      const seen = counts.iterations.get(repeat.id);
      if (seen === undefined) return fallback.again(repeat, done, room);
      const [again, stop] = [rarity(seen.again), rarity(seen.stop)];
      return random.chance(Math.min(mostAgain, again / (again + stop)));
    },
    character: (node) => rareCharacter(node, counts, random),
  };
  return { next: () => expand(grammar, chooser, varySize(limits, random)) };
}

/** Never zero: common choices stay possible, because they may be the only path to rare ones. */
function rarity(count: number): number {
  return 1 / (1 + count);
}

function rareCharacter(node: CharClassNode, counts: ChoiceCounts, random: Random): string {
  const seen = counts.characters.get(node.id);
  let rarest = pickCharacter(node.set, random);
  for (let tries = 1; tries < characterTries && seen?.has(rarest) === true; tries++) {
    const other = pickCharacter(node.set, random);
    if ((seen.get(other) ?? 0) < (seen.get(rarest) ?? 0)) rarest = other;
  }
  return rarest;
}
