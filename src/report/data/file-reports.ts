import type { SiteTable, StatementSite } from '../../instrument/sites/sites.ts';
import type { CoverageCount, CoverageTally } from '../../execution/outcome/coverage-tally.ts';
import type { CampaignFacts } from './campaign-facts.ts';
import type { CounterFacts } from './corpus-facts.ts';
import type { CoveredSite, FileReport } from './report-data.ts';

export function fileReports(facts: CampaignFacts, counters: CounterFacts): readonly FileReport[] {
  return facts.observations.tables.map((table) => fileReport(facts, counters, table));
}

function fileReport(
  facts: CampaignFacts,
  counters: CounterFacts,
  { file, contentHash, branches, statements, functions }: SiteTable,
): FileReport {
  const runs = (counter: number): number => counters.runs(contentHash, counter);
  const covered = ({ line, column, counter }: StatementSite): CoveredSite => ({
    line,
    column,
    isCovered: runs(counter) > 0,
    runs: runs(counter),
  });
  const source = facts.sourceOf(contentHash);
  const shown = statements.map(covered);
  const lines = new Map<number, boolean>();
  for (const { line, isCovered } of shown) lines.set(line, lines.get(line) === true || isCovered);
  const named = functions.map((site) => ({ name: site.name, ...covered(site) }));
  return {
    path: file,
    contentHash,
    coverage: {
      branches: tallied(branches.flatMap(({ arms }) => arms.map(({ counter }) => runs(counter) > 0))),
      statements: tallied(shown.map(({ isCovered }) => isCovered)),
      lines: tallied([...lines.values()]),
      functions: tallied(named.map(({ isCovered }) => isCovered)),
    },
    ...(source === undefined ? {} : { source }),
    statements: shown,
    functions: named,
  };
}

export function totalCoverage(files: readonly FileReport[]): CoverageTally {
  const sum = (kind: keyof CoverageTally): CoverageCount => ({
    covered: files.reduce((total, { coverage }) => total + coverage[kind].covered, 0),
    total: files.reduce((total, { coverage }) => total + coverage[kind].total, 0),
  });
  return { branches: sum('branches'), statements: sum('statements'), lines: sum('lines'), functions: sum('functions') };
}

/** Counts the branches of functions that were entered, as the summary in the terminal does. */
export function enteredBranches({ observations }: CampaignFacts, counters: CounterFacts): CoverageCount {
  const flags = observations.tables.flatMap(({ contentHash, branches }) => {
    const isRun = (counter: number): boolean => counters.runs(contentHash, counter) > 0;
    return branches
      .filter(({ owner }) => owner !== undefined && isRun(owner))
      .flatMap(({ arms }) => arms.map(({ counter }) => isRun(counter)));
  });
  return tallied(flags);
}

function tallied(flags: readonly boolean[]): CoverageCount {
  return { covered: flags.filter(Boolean).length, total: flags.length };
}
