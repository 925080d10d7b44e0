import type { Flip, RecordedPath } from './recording.ts';
import type { StepNovelty } from './step-novelty.ts';

export type DecisionFlip = Extract<Flip, { readonly kind: 'decision' }>;

/** Flips that a run gets at one turn: a long run must not keep all others waiting. */
const freshFlips = 24;
const rareFlips = 12;
/** Of one site: what a loop does each time round is much the same. */
const flipsOfSite = 2;
/** Those that promise nothing new, at its first turn and at each further one. */
const plainFlips = 8;
const plainFlipsLater = 64;

/** Some flips to steps never seen, then some of the others. `isNews`: among all flips there are some of the first kind. */
export function newsFirst(
  path: RecordedPath,
  flips: readonly DecisionFlip[],
  novelty: StepNovelty,
  isFirstTurn: boolean,
): { readonly chosen: readonly DecisionFlip[]; readonly isNews: boolean } {
  const byNovelty: DecisionFlip[][] = [[], [], []];
  for (const flip of flips) byNovelty[novelty.of(path, flip.index, flip.taken)]?.push(flip);
  const [fresh, rare, plain] = byNovelty as [DecisionFlip[], DecisionFlip[], DecisionFlip[]];
  const chosen = [
    ...someOfEachSite(fresh, path, freshFlips),
    ...someOfEachSite(rare, path, rareFlips),
    ...plain.slice(0, isFirstTurn ? plainFlips : plainFlipsLater),
  ];
  return { chosen, isNews: fresh.length + rare.length > 0 };
}

function someOfEachSite(flips: readonly DecisionFlip[], path: RecordedPath, most: number): readonly DecisionFlip[] {
  const counts = new Map<number, number>();
  const chosen: DecisionFlip[] = [];
  for (const flip of flips) {
    const site = path.sites[flip.index] as number;
    const count = counts.get(site) ?? 0;
    if (count >= flipsOfSite) continue;
    counts.set(site, count + 1);
    chosen.push(flip);
    if (chosen.length >= most) break;
  }
  return chosen;
}
