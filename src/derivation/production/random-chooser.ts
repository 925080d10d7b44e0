import type { Random } from '../../core/random.ts';
import type { Repeat } from '../../grammar/node.ts';
import { byWeight } from './by-weight.ts';
import type { Chooser } from './chooser.ts';
import { pickCharacter } from './pick-character.ts';

/** The chance of another iteration where the grammar sets no bound: two more on average. */
const unboundedChance = 2 / 3;

/** Alternatives by the grammar's weights, iterations by toss, characters mostly readable. */
export function randomChooser(random: Random): Chooser {
  return {
    option: (alt, offered) => byWeight(alt.weights, offered, random),
    again: (repeat, done) => random.chance(chanceOfAnother(repeat, done)),
    character: (node) => pickCharacter(node.set, random),
  };
}

/** Every number of iterations is equally likely where the bounds are close, and long runs are rare where they are not. */
export function chanceOfAnother(repeat: Repeat, done: number): number {
  const left = repeat.max - done;
  return left === Infinity ? unboundedChance : Math.min(unboundedChance, left / (left + 1));
}
