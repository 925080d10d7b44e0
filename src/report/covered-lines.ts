import type { BranchReport, FileReport } from './data/report-data.ts';

/** A line with a statement, and the number of runs through it. */
interface CoveredLine {
  readonly line: number;
  readonly runs: number;
}

/** The lines of a file with statements, in order. */
export function coveredLines({ statements }: FileReport): readonly CoveredLine[] {
  const runs = new Map<number, number>();
  for (const { line, runs: count } of statements) runs.set(line, Math.max(runs.get(line) ?? 0, count));
  return [...runs].sort(([a], [b]) => a - b).map(([line, count]) => ({ line, runs: count }));
}

export function branchesOf(branches: readonly BranchReport[], { path }: FileReport): readonly BranchReport[] {
  return branches.filter(({ file }) => file === path);
}
