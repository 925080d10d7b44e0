import type { Shrinker } from './shrink.ts';

/**
 * Removes any run of two or more neighboring items, the longest first, until no run can be removed. Delta debugging tries
 * runs at regular positions only, so it keeps parts that have to go as a whole. The number of tries grows with the square
 * of the length.
 */
export function* shrinkWindows<T>(items: readonly T[]): Shrinker<readonly T[]> {
  let best = items;
  for (let size = best.length - 1; size > 1; size--) {
    for (let start = 0; start + size <= best.length;) {
      const candidate = [...best.slice(0, start), ...best.slice(start + size)];
      if (yield candidate) best = candidate;
      else start++;
    }
  }
  return best;
}
