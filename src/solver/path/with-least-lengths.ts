import type { Simplifier } from '../../constraint/simplify.ts';
import { narrowQuery } from './narrow-query.ts';
import type { Query } from './query.ts';

/** Upper limit of rounds; each may find a longer minimum length than the one before. */
const lengthRounds = 3;

/**
 * Uses minimum lengths in the domains to simplify conditions on the start of a text; undefined if there is no
 * solution.
 */
export function withLeastLengths(
  query: Query,
  simplifierFor: (leastLengths: ReadonlyMap<number, number>) => Simplifier,
): Query | undefined {
  let known = query;
  for (let round = 0; round < lengthRounds && known.conditions.length > 0; round++) {
    const leastLengths = leastLengthsIn(known.domains);
    if ([...leastLengths].every(([input, length]) => known.simplifier.leastLengthOf(input) === length)) break;
    const narrowed = narrowQuery({ ...known, simplifier: simplifierFor(leastLengths) }, known.conditions, []);
    if (narrowed === undefined) return undefined;
    known = narrowed;
  }
  return known;
}

function leastLengthsIn(domains: Query['domains']): ReadonlyMap<number, number> {
  const least = new Map<number, number>();
  for (const [{ name, input }, { min }] of domains) if (name === 'length' && min > 0) least.set(input, min);
  return least;
}
