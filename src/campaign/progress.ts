import { countedTables } from './summarize/counted-tables.ts';
import type { Campaign } from './campaign.ts';
import type { CampaignProgress } from './campaign-progress.ts';

/** Progress before the first run. */
export const noProgress: CampaignProgress = {
  phase: 'preparing',
  seconds: 0,
  runs: 0,
  accepted: 0,
  branches: { covered: 0, total: 0 },
  paths: 0,
  solver: { sat: 0, unsat: 0, unknown: 0 },
  findings: 0,
  secondsSinceGain: 0,
  runsByOrigin: {},
};

export async function progressOf({
  activity,
  clock,
  counter,
  coverage,
  explorers,
  paths,
  findings,
  options,
}: Campaign): Promise<CampaignProgress> {
  const { runs, seconds, outcomes, solver } = counter.counts();
  const tables = countedTables((await explorers[0]?.tables()) ?? [], options);
  return {
    phase: clock.phase,
    seconds,
    runs,
    accepted: runs === 0 ? 0 : outcomes.returned / runs,
    branches: coverage.ofFiles(tables).branches,
    paths: paths.count,
    solver,
    findings: findings.all.length,
    secondsSinceGain: activity.secondsSinceGain,
    runsByOrigin: activity.runsByOrigin,
  };
}
