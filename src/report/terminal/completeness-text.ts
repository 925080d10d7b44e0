import type { CampaignSummary } from '../../campaign/summarize/summarize.ts';
import { limitWords } from '../limit-words.ts';

/** Says whether every feasible path was run, or why that cannot be claimed. */
export function completenessText(summary: CampaignSummary): string {
  const { complete, limits } = summary;
  if (complete)
    return `yes (every feasible path within the bounds was run${agreementText(summary)}${guessText(summary)})`;
  return `no (${limits.map((limit) => limitTexts[limit]?.(summary) ?? limitWords(limit)).join('; ')})`;
}

function agreementText({ agreed = 0 }: CampaignSummary): string {
  return agreed === 0 ? '' : `; ${counted(agreed, 'random input agrees', 'random inputs agree')}`;
}

/** The bounds of a parameter without a type are a guess; callers may pass other values. */
function guessText({ given }: CampaignSummary): string {
  const guessed = given.parameters.filter(({ from }) => from === 'guess').map(({ name }) => name);
  return guessed.length === 0 ? '' : `; the type of ${listed(guessed)} is a guess`;
}

/** Texts with figures for names that `limits` has in the JSON document. */
const limitTexts: Readonly<Record<string, (summary: CampaignSummary) => string>> = {
  runs: ({ runs }) => `stopped after ${counted(runs, 'run', 'runs')}`,
  unknown: ({ solver }) => `${counted(solver.unknown, 'flip', 'flips')} left unknown by the solver`,
  concretized: ({ engine }) => `values concretized at ${counted(engine.concretizations.length, 'place', 'places')}`,
  lost: ({ losses }) => `silent losses at ${counted(losses.length, 'place', 'places')}`,
  unrewritten: ({ engine }) => `${counted(engine.unrewritten.length, 'file', 'files')} could not be instrumented`,
  divergences: ({ divergences }) => divergenceText(divergences.reduce((sum, { count }) => sum + count, 0)),
  inputs: ({ given }) => `values that are not generated: ${listed(given.leftOut.map(({ name }) => name))}`,
};

/** Without a divergence, the solution of a flip was an input that had run before, by chance, without being recorded. */
function divergenceText(count: number): string {
  return count === 0
    ? 'ways were solved for that no recorded run took'
    : `${counted(count, 'run', 'runs')} left the predicted path`;
}

const mostNames = 4;

function listed(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  const shown = distinct.slice(0, mostNames).join(', ');
  return distinct.length > mostNames ? `${shown} and ${distinct.length - mostNames} more` : shown;
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
