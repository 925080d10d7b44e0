import type { IntervalSet } from '../../constraint/interval-set.ts';

/** What stands at one place of a match: a unit of a set, or the same unit as at an earlier place. */
export type Slot = { readonly kind: 'set'; readonly set: IntervalSet } | { readonly kind: 'same'; readonly as: number };

/** From its first unit to behind its last, counted from the start of the match. */
export type Span = readonly [from: number, to: number];

/**
 * One way in which a pattern can match: what each unit of the match must be, where its groups lie, and what stands around it.
 * Negative assertions and word boundaries are not said: the real RegExp has the last word on every text made from this.
 */
export interface MatchShape {
  readonly slots: readonly Slot[];
  /** By number; groups that took no part are missing. */
  readonly groups: ReadonlyMap<number, Span>;
  /** The match begins where the text begins. */
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** Units that stand right before the match, the nearest last. */
  readonly before: readonly IntervalSet[];
  /** Units that stand right behind it. */
  readonly after: readonly IntervalSet[];
}
