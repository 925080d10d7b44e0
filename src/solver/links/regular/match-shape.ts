import type { IntervalSet } from '../../../constraint/interval-set.ts';

/** One unit of a match: a member of a set, or a copy of the unit at an earlier position. */
export type Slot = { readonly kind: 'set'; readonly set: IntervalSet } | { readonly kind: 'same'; readonly as: number };

/** From the first unit, inclusive, to the last, exclusive, counted from the start of the match. */
export type MatchSpan = readonly [from: number, to: number];

/**
 * One way in which a pattern can match: the units of the match, its groups, and the units around it.
 * Negative assertions and word boundaries are omitted: every text built from a shape is checked with the real RegExp.
 */
export interface MatchShape {
  readonly slots: readonly Slot[];
  /** Indexed by number; groups that did not participate are missing. */
  readonly groups: ReadonlyMap<number, MatchSpan>;
  /** The match begins at the start of the text. */
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** Sets of the units directly before the match, the nearest last. */
  readonly before: readonly IntervalSet[];
  /** Sets of the units directly after it. */
  readonly after: readonly IntervalSet[];
}
