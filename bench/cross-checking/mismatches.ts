import { differenceClasses, type DifferenceClass, type SideComparison } from '../../src/execution/comparison.ts';
import type { RunInput } from '../../src/execution/input/run-input.ts';
import { openTarget } from '../../src/execution/open-target.ts';
import { judgeSides } from '../../src/oracle/time-difference.ts';
import type { InstalledFamily } from './sides.ts';

export type Side = InstalledFamily['sides'][number];

/** The number of tests on which two implementations differ, by class. */
export type Mismatches = Readonly<Record<DifferenceClass, number>>;

export function comparisonOf([one, other]: readonly [Side, Side], ignored: SideComparison['ignored']): SideComparison {
  return { others: [{ file: other.file, exportName: 'target' }], names: [one.name, other.name], ignored };
}

/** Runs tests natively on both implementations. */
export async function mismatchesOf(pair: readonly [Side, Side], tests: readonly RunInput[]): Promise<Mismatches> {
  const options = {
    file: pair[0].file,
    exportName: 'target',
    build: 'native',
    timeLimitMs: 1000,
    comparison: comparisonOf(pair, []),
  } as const;
  const counts = Object.fromEntries(differenceClasses.map((name) => [name, 0])) as Record<DifferenceClass, number>;
  const target = await openTarget(options);
  try {
    for (const test of tests) {
      const failing = await judgeSides(test, await target.runOne(test), options, { targetFile: pair[0].file });
      if (failing?.difference !== undefined) counts[failing.difference.class]++;
    }
  } finally {
    await target.close();
  }
  return counts;
}
