import type { BranchSite, SiteTable } from '../../instrument/sites/sites.ts';
import type { ArmReport } from './report-data.ts';
import type { WaysToBranches } from './ways-to-branches.ts';

interface Position {
  readonly line: number;
  readonly column: number;
}

/** The place that a run has to reach before an unreached branch. */
export interface AwaitedPlace extends Required<Pick<ArmReport, 'reason' | 'after'>> {
  /** True if its function was not called, which begins at `after`. */
  readonly isUncalled: boolean;
}

/**
 * Says what an unreached branch waits for: the last branch around it that was reached, or the function that was not
 * called. Undefined if neither is known, as after an early return.
 */
export function lastOnTheWay(
  ways: WaysToBranches,
  table: SiteTable,
  runs: (counter: number) => number,
  branch: BranchSite,
): AwaitedPlace | undefined {
  let inner = branch;
  for (;;) {
    const way = ways.wayTo(inner.kind, inner.line, inner.column);
    if (way === undefined) return undefined;
    const after = `${table.file}:${way.line}:${way.column}`;
    if (way.kind === 'function') {
      const called = table.functions.find((site) => isAt(site, way));
      if (called === undefined || runs(called.counter) > 0) return undefined;
      return { reason: `the function \`${called.name}\` was not called`, after, isUncalled: true };
    }
    const around = table.branches.find((each) => isAt(each, way) && each.arms.some((arm) => arm.when === way.when));
    if (around === undefined || around === inner) return undefined;
    const needed = around.arms.find((arm) => arm.when === way.when)!;
    if (runs(needed.counter) > 0) return undefined;
    if (around.arms.some((arm) => runs(arm.counter) > 0)) {
      return {
        reason: `no run reached this branch; the last one on the way is ${after}, which must be ${way.when}`,
        after,
        isUncalled: false,
      };
    }
    inner = around;
  }
}

function isAt(a: Position, b: Position): boolean {
  return a.line === b.line && a.column === b.column;
}
