import type { Campaign } from './campaign.ts';

/** How far a campaign has come, for a line that is read while it runs. */
export interface Progress {
  readonly seconds: number;
  readonly runs: number;
  /** Share of runs that returned. */
  readonly accepted: number;
  readonly branches: { readonly covered: number; readonly total: number };
  readonly paths: number;
  readonly solver: { readonly sat: number; readonly unsat: number; readonly unknown: number };
  readonly findings: number;
}

export async function progressOf({ counter, coverage, explorers, paths, findings }: Campaign): Promise<Progress> {
  const { runs, seconds, outcomes, solver } = counter.counts();
  const tables = (await explorers[0]?.tables()) ?? [];
  return {
    seconds,
    runs,
    accepted: runs === 0 ? 0 : outcomes.returned / runs,
    branches: coverage.ofFiles(tables).branches,
    paths: paths.count,
    solver,
    findings: findings.all.length,
  };
}
