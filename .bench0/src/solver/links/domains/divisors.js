import { IntervalSet } from '../../../constraint/interval-set.js';
/** Upper limit of values that are factorized; trial division goes up to its square root. */
const largestTried = 2 ** 36;
/** All divisors of a value other than 0, negative ones included; undefined if finding them takes too long. */
export function divisorsOf(value) {
    const size = Math.abs(value);
    if (size > largestTried)
        return undefined;
    const divisors = [];
    for (let divisor = 1; divisor * divisor <= size; divisor++) {
        if (size % divisor === 0)
            divisors.push(divisor, -divisor, size / divisor, -size / divisor);
    }
    return IntervalSet.of(...divisors);
}
