import type { CampaignSummary } from '../campaign/summarise.ts';

/** Whether every feasible path was run, or what stands in the way, in words. */
export function completenessText(summary: CampaignSummary): string {
  const { complete, limits } = summary;
  if (complete) return `yes (every feasible path within the bounds was run${agreementText(summary)})`;
  return `no (${limits.map((limit) => limitTexts[limit]?.(summary) ?? limit).join('; ')})`;
}

function agreementText({ agreed = 0 }: CampaignSummary): string {
  return agreed === 0 ? '' : `; ${counted(agreed, 'random input agrees', 'random inputs agree')}`;
}

/** By the names that `limits` has in the JSON document. */
const limitTexts: Readonly<Record<string, (summary: CampaignSummary) => string>> = {
  time: () => 'the time was up',
  runs: ({ runs }) => `stopped after ${counted(runs, 'run', 'runs')}`,
  plateau: () => 'stopped when nothing new had come for long',
  interrupted: () => 'interrupted',
  unexplored: () => 'branches left to flip',
  unknown: ({ solver }) => `${counted(solver.unknown, 'flip', 'flips')} the solver could not decide`,
  concretized: ({ engine }) => `values concretized at ${counted(engine.pins.length, 'place', 'places')}`,
  lost: ({ losses }) => `silent losses at ${counted(losses.length, 'place', 'places')}`,
  unrecorded: () => 'runs that could not be recorded',
  uninstrumented: () => 'no code of the target could be observed',
  divergences: ({ divergences }) =>
    `${counted(
      divergences.reduce((sum, { count }) => sum + count, 0),
      'run',
      'runs',
    )} left the predicted path`,
  stale: () => 'values that were lost track of',
  events: () => 'runs with more events than are recorded',
  worklist: () => 'more left to do than there is room to remember',
  tree: () => 'more paths than there is room to remember',
  'budget-per-site': () => 'branches of loops not flipped every time',
  forks: () => 'runs that went different ways after the same decisions',
  nondeterminism: () => 'the target does not do the same every time',
  isolation: () => 'there was no time to find out whether runs disturb each other',
  shapes: () => 'not every shape of input was tried',
  tokeniser: () => "inputs were explored by the tokens of the target's tokeniser only",
};

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
