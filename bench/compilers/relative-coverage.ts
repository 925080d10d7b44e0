import type { TestedWay } from './coverage-table.ts';
import { percent, table } from './table.ts';

/**
 * Prints figure 6: of the statements that a strategy or the best one covers with any seed, the percentage that only the
 * first covers, both cover, and only the best covers.
 */
export function relativeCoverage(ways: readonly TestedWay[], best: TestedWay): string {
  const ofBest = coveredBy(best);
  const rows = ways
    .filter((way) => way !== best)
    .map((way) => {
      const own = coveredBy(way);
      const both = [...own].filter((statement) => ofBest.has(statement)).length;
      const all = own.size + ofBest.size - both;
      return [way.name, percent(own.size - both, all), percent(both, all), percent(ofBest.size - both, all)];
    });
  return table([['S', 'only S %', 'both %', `only ${best.name} %`], ...rows]);
}

function coveredBy({ figures }: TestedWay): ReadonlySet<number> {
  return new Set(figures.flatMap(({ covered }) => covered));
}
