/** How far a strategy has come that lists templates or words by size: the largest of each. */
export interface Reached {
  /** How many were begun. */
  readonly count: number;
  /** As the list measures it. */
  readonly size: number;
  /** In UTF-16 units, all texts of an input together. */
  readonly length: number;
  readonly holes: number;
}

export const nothingReached: Reached = { count: 0, size: 0, length: 0, holes: 0 };

export function reachedBoth(a: Reached, b: Reached): Reached {
  return {
    count: a.count + b.count,
    size: Math.max(a.size, b.size),
    length: Math.max(a.length, b.length),
    holes: Math.max(a.holes, b.holes),
  };
}
