import type { Grammar } from '../../grammar/grammar.ts';
import { RankedDerivations } from '../counting/ranked-derivations.ts';
import type { Derivation } from '../derivation.ts';

/** Which derivations: by length of the text in characters, or by number of production applications. */
export interface EnumerationBounds {
  readonly measure: 'characters' | 'height';
  /** 0 if left out. */
  readonly smallest?: number;
  /** Without end if left out, as long as the grammar has larger ones. */
  readonly largest?: number;
}

/**
 * All derivations within the bounds, smallest first, one at a time: the first of a huge language come at once, and what
 * is kept grows with the size reached, not with the number of derivations. Where one size has infinitely many, the
 * cycle-free ones.
 */
export function* enumerateDerivations(grammar: Grammar, bounds: EnumerationBounds): Generator<Derivation, void, void> {
  for (const ofOneSize of derivationsBySize(grammar, bounds)) yield* ofOneSize;
}

/** The same, one iterable for each size. */
export function* derivationsBySize(
  grammar: Grammar,
  { measure, smallest = 0, largest = Infinity }: EnumerationBounds,
): Generator<Iterable<Derivation>, void, void> {
  const ranked = new RankedDerivations(grammar, measure);
  const end = Math.min(largest, ranked.largestSize);
  for (let size = smallest; size <= end; size++) yield ofSize(ranked, size);
}

function* ofSize(ranked: RankedDerivations, size: number): Generator<Derivation, void, void> {
  const count = ranked.count(size);
  for (let rank = 0n; rank < count; rank++) yield ranked.at(size, rank);
}
