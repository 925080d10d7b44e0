import type { DecisionFlip, RecordedPath } from '../../engine/recording.ts';
import type { EdgeNovelty } from './edge-novelty.ts';

/** Number of flips that a run gets per turn: a long run must not keep all others waiting. */
const freshFlips = 24;
const rareFlips = 12;
/** Limit per site: the iterations of a loop are much alike. */
const flipsOfSite = 2;
/** Flips to known edges, at the first turn of a run and at each later one. */
const plainFlips = 8;
const plainFlipsLater = 64;

/**
 * Chooses some flips to edges with new coverage, then some of the others. `isNovel` is true if there are any of the
 * first kind.
 */
export function novelFirst(
  path: RecordedPath,
  flips: readonly DecisionFlip[],
  novelty: EdgeNovelty,
  isFirstTurn: boolean,
): { readonly chosen: readonly DecisionFlip[]; readonly isNovel: boolean } {
  const byNovelty: DecisionFlip[][] = [[], [], []];
  for (const flip of flips) byNovelty[novelty.of(path, flip.index, flip.taken)]?.push(flip);
  const [fresh, rare, plain] = byNovelty as [DecisionFlip[], DecisionFlip[], DecisionFlip[]];
  const chosen = [
    ...someOfEachSite(fresh, path, freshFlips),
    ...someOfEachSite(rare, path, rareFlips),
    ...plain.slice(0, isFirstTurn ? plainFlips : plainFlipsLater),
  ];
  return { chosen, isNovel: fresh.length + rare.length > 0 };
}

function someOfEachSite(flips: readonly DecisionFlip[], path: RecordedPath, most: number): readonly DecisionFlip[] {
  const counts = new Map<number, number>();
  const chosen: DecisionFlip[] = [];
  for (const flip of flips) {
    const site = path.sites[flip.index]!;
    const count = counts.get(site) ?? 0;
    if (count >= flipsOfSite) continue;
    counts.set(site, count + 1);
    chosen.push(flip);
    if (chosen.length >= most) break;
  }
  return chosen;
}
