import { otherWays, type DecisionFlip, type RecordedPath } from '../../engine/recording.ts';

/** Novelty of an edge: 0 if no run took it, 1 if no run took it after the edge before it, else 2. */
export type Novelty = 0 | 1 | 2;

/** After this many attempts an edge no longer counts as new. */
const mostTries = 24;

/** Tracks which edges recorded runs took; an edge is a site and the way out of it. */
export class EdgeNovelty {
  /** How often recorded runs took an edge. */
  readonly #steps = new Map<number, number>();
  readonly #pairs = new Set<number>();
  readonly #tries = new Map<number, number>();

  seen({ sites, taken }: RecordedPath): void {
    let before = 0;
    for (let i = 0; i < sites.length; i++) {
      const step = stepOf(sites[i]!, taken[i]!);
      this.#steps.set(step, (this.#steps.get(step) ?? 0) + 1);
      this.#pairs.add(pairOf(before, step));
      before = step;
    }
  }

  /** Returns the novelty of taking `way` at decision `index`. */
  of({ sites, taken }: RecordedPath, index: number, way: number): Novelty {
    const step = stepOf(sites[index]!, way);
    const before = index === 0 ? 0 : stepOf(sites[index - 1]!, taken[index - 1]!);
    const pair = pairOf(before, step);
    if (this.#pairs.has(pair) || (this.#tries.get(pair) ?? 0) >= mostTries) return 2;
    return this.#steps.has(step) ? 1 : 0;
  }

  /** Flips of a path to ways that recorded runs took less often than the way that this run takes. */
  rareFlips(path: RecordedPath, most: { readonly total: number; readonly perSite: number }): readonly DecisionFlip[] {
    const flips: DecisionFlip[] = [];
    const counts = new Map<number, number>();
    for (let index = 0; index < path.sites.length && flips.length < most.total; index++) {
      const site = path.sites[index]!;
      const count = counts.get(site) ?? 0;
      if (count >= most.perSite) continue;
      const usual = this.#steps.get(stepOf(site, path.taken[index]!)) ?? 0;
      const ways = otherWays(path, index).filter((way) => (this.#steps.get(stepOf(site, way)) ?? 0) < usual);
      if (ways.length === 0) continue;
      counts.set(site, count + 1);
      flips.push({ kind: 'decision', index, taken: ways[0]! });
    }
    return flips;
  }

  tried({ sites, taken }: RecordedPath, index: number, way: number): void {
    const before = index === 0 ? 0 : stepOf(sites[index - 1]!, taken[index - 1]!);
    const pair = pairOf(before, stepOf(sites[index]!, way));
    this.#tries.set(pair, (this.#tries.get(pair) ?? 0) + 1);
  }
}

function stepOf(site: number, taken: number): number {
  return Math.imul(site, 0x9e37_79b1) ^ Math.imul(taken + 2, 0x85eb_ca6b);
}

function pairOf(before: number, step: number): number {
  const mixed = Math.imul(before ^ (before >>> 15), 0x2c1b_3c6d) ^ step;
  return Math.imul(mixed ^ (mixed >>> 13), 0x297a_2d39);
}
