import { IntervalSet } from '../../constraint/interval-set.ts';

/** Trial division goes up to the square root of this. */
const largestTried = 2 ** 36;

/** All whole numbers, negative ones too, that divide the value, which is not 0; undefined where looking for them takes long. */
export function divisorsOf(value: number): IntervalSet | undefined {
  const size = Math.abs(value);
  if (size > largestTried) return undefined;
  const divisors: number[] = [];
  for (let divisor = 1; divisor * divisor <= size; divisor++) {
    if (size % divisor === 0) divisors.push(divisor, -divisor, size / divisor, -size / divisor);
  }
  return IntervalSet.of(...divisors);
}
