import type { EnumerationBounds } from '../../derivation/enumeration/enumerate-derivations.ts';
import { mapBySize } from '../../derivation/enumeration/map-by-size.ts';
import { pairBySize, type BySize } from '../../derivation/enumeration/pair-by-size.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { GrammarArguments } from '../words/grammar-arguments.ts';

/** Bounds on the sum of the sizes of all parts. Without a largest size the enumeration does not end. */
export type TotalBounds = Omit<EnumerationBounds, 'smallest'>;

/** One part for each argument with a grammar, and one of the default values for each other argument. */
export interface ArgumentParts<T> {
  readonly parts: readonly T[];
  readonly rest: readonly unknown[];
  /** The sum of the sizes of all parts. */
  readonly size: number;
}

/**
 * Enumerates all combinations of what `list` yields for each grammar, by the sum of their sizes. The default values of
 * other arguments count as sizes 0, 1, 2...
 */
export function* argumentsBySize<T>(
  { grammars, rests }: GrammarArguments,
  { largest = Infinity }: TotalBounds,
  list: (grammar: Grammar) => BySize<T>,
): Generator<Iterable<ArgumentParts<T>>, void, void> {
  let size = 0;
  for (const group of mapBySize(withRests(tuples(grammars, list), rests), ([parts, rest]) => ({ parts, rest }))) {
    if (size > largest) return;
    const total = size++;
    yield* mapBySize([group], (combination) => ({ ...combination, size: total }));
  }
}

function tuples<T>(
  [first, ...others]: readonly Grammar[],
  list: (grammar: Grammar) => BySize<T>,
): BySize<readonly T[]> {
  if (first === undefined) return [[[]]];
  const ofFirst: BySize<readonly T[]> = mapBySize(list(first), (part) => [part]);
  return others.reduce(
    (joined, grammar) => mapBySize(pairBySize(joined, list(grammar)), ([parts, part]) => [...parts, part]),
    ofFirst,
  );
}

/** `pairBySize` keeps all earlier groups; with a single default there is nothing to pair, so nothing has to be kept. */
function withRests<T>(groups: BySize<T>, rests: GrammarArguments['rests']): BySize<readonly [T, readonly unknown[]]> {
  const [only] = rests;
  if (rests.length === 1 && only !== undefined) return mapBySize(groups, (parts) => [parts, only] as const);
  return pairBySize(
    groups,
    rests.map((rest) => [rest]),
  );
}
