import type { CoverageReport } from '../execution/process/protocol.ts';
import type { Run } from '../execution/target.ts';
import { compareInputs } from '../oracle/compare-inputs.ts';

/** A run, and the counters that no run chosen before it raises. */
export interface ChosenRun {
  readonly run: Run;
  /** The counters, by content hash of the file. */
  readonly fresh: ReadonlyMap<string, ReadonlySet<number>>;
}

/**
 * Chooses few runs that cover what all runs cover (greedy set cover): the run with the most new coverage first, among
 * equals the one with the smallest input. Runs that later ones make redundant are removed.
 */
export function chooseRuns(runs: readonly Run[]): ChosenRun[] {
  const candidates = [...runs].sort((a, b) => compareInputs(a.input, b.input));
  const keys = candidates.map(({ coverage }) => keysOf(coverage));
  const chosen = withoutSuperfluous(greedy(keys), keys);
  const covered = new Set<string>();
  return chosen.map((index) => {
    const fresh = (keys[index] as readonly string[]).filter((key) => !covered.has(key));
    for (const key of fresh) covered.add(key);
    return { run: candidates[index]!, fresh: byFile(fresh) };
  });
}

function greedy(keys: readonly (readonly string[])[]): number[] {
  const covered = new Set<string>();
  const open = new Set(keys.keys());
  const chosen: number[] = [];
  for (;;) {
    let best = -1;
    let most = 0;
    for (const index of open) {
      const gain = keys[index]!.reduce((sum, key) => sum + (covered.has(key) ? 0 : 1), 0);
      if (gain === 0) open.delete(index);
      if (gain > most) [best, most] = [index, gain];
    }
    if (best < 0) return chosen;
    for (const key of keys[best]!) covered.add(key);
    open.delete(best);
    chosen.push(best);
  }
}

function withoutSuperfluous(chosen: readonly number[], keys: readonly (readonly string[])[]): number[] {
  const times = new Map<string, number>();
  for (const index of chosen) for (const key of keys[index] ?? []) times.set(key, (times.get(key) ?? 0) + 1);
  return chosen.filter((index) => {
    const own = keys[index]!;
    if (own.some((key) => times.get(key) === 1)) return true;
    for (const key of own) times.set(key, times.get(key)! - 1);
    return false;
  });
}

function keysOf(report: CoverageReport): string[] {
  return report.flatMap(({ contentHash, counters }) => Array.from(counters, (counter) => `${contentHash} ${counter}`));
}

function byFile(keys: readonly string[]): Map<string, Set<number>> {
  const files = new Map<string, Set<number>>();
  for (const key of keys) {
    const [hash = '', counter] = key.split(' ');
    const counters = files.get(hash) ?? new Set();
    files.set(hash, counters.add(Number(counter)));
  }
  return files;
}
