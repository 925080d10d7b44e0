import type { CampaignProgress } from '../../campaign/campaign-progress.ts';

/** Formats progress as one line: phase, time, speed, share of accepted inputs, coverage, paths, verdicts, findings. */
export function progressText(progress: CampaignProgress): string {
  const { phase, seconds, runs, accepted, branches, paths, solver, findings } = progress;
  return [
    `${phase}: ${seconds.toFixed(0)} s`,
    `${findings} ${findings === 1 ? 'finding' : 'findings'}`,
    `${branches.covered}/${branches.total} branches`,
    `${runs} ${runs === 1 ? 'run' : 'runs'} (${Math.round(runs / Math.max(seconds, 0.001))}/s)`,
    `${Math.round(accepted * 100)}% accepted`,
    `${paths} ${paths === 1 ? 'path' : 'paths'}`,
    `${solver.sat} sat ${solver.unsat} unsat ${solver.unknown} unknown`,
  ].join(', ');
}
