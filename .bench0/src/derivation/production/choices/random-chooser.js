import { byWeight } from './by-weight.js';
import { pickCharacter } from './pick-character.js';
/** Probability of another iteration of an unbounded repeat: two more on average. */
const unboundedChance = 2 / 3;
/** Chooses alternatives by the grammar's weights, iterations at random, and mostly printable characters. */
export function randomChooser(random) {
    return {
        option: (alt, offered) => byWeight(alt.weights, offered, random),
        again: (repeat, done) => random.chance(chanceOfAnother(repeat, done)),
        character: (node) => pickCharacter(node.set, random),
    };
}
/** With close bounds every number of iterations is equally likely; with wide bounds long runs are rare. */
export function chanceOfAnother(repeat, done) {
    const left = repeat.max - done;
    return left === Infinity ? unboundedChance : Math.min(unboundedChance, left / (left + 1));
}
