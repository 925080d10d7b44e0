/** Progress of a strategy that enumerates templates or words by size: their number, and the largest of each measure. */
export interface Reached {
  /** How many were started. */
  readonly count: number;
  /** The largest size, in the measure of the enumeration. */
  readonly size: number;
  /** The largest length in UTF-16 code units, summed over all texts of an input. */
  readonly length: number;
  /** The largest number of holes of a template; undefined for words. */
  readonly holes: number | undefined;
}

export const nothingReached: Reached = { count: 0, size: 0, length: 0, holes: undefined };

export function reachedBoth(a: Reached, b: Reached): Reached {
  return {
    count: a.count + b.count,
    size: Math.max(a.size, b.size),
    length: Math.max(a.length, b.length),
    holes: a.holes === undefined ? b.holes : Math.max(a.holes, b.holes ?? 0),
  };
}
