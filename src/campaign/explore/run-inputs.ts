import { shapedInputId, type Input } from '../../execution/input/input.ts';
import type { Explorer } from '../../engine/explorer.ts';
import type { Campaign } from '../campaign.ts';
import { judge } from '../judge/judge.ts';
import { keepInput } from '../keep/keep.ts';

/** Returns the inputs that were not requested before, and marks them as known. */
export function freshInputs({ known }: Campaign, inputs: readonly Input[]): readonly Input[] {
  return inputs.filter(({ value }) => {
    const id = shapedInputId(value);
    if (known.has(id)) return false;
    known.add(id);
    return true;
  });
}

/** As `freshInputs`, for inputs that a strategy drew: a search that records inputs has not seen most of them. */
export function freshDrawn(campaign: Campaign, inputs: readonly Input[]): readonly Input[] {
  const fresh = freshInputs(campaign, inputs);
  for (const { value } of fresh) campaign.known.add(drawnKey(shapedInputId(value)));
  return fresh;
}

/**
 * As `freshInputs`, for inputs derived from a recorded run. The solution of a flip that was only drawn before is run once
 * more, so that the search, which waits for the way that it has solved for, sees it.
 */
export function freshDerived(campaign: Campaign, inputs: readonly Input[]): readonly Input[] {
  const { known } = campaign;
  return inputs.filter((input) => {
    if (freshInputs(campaign, [input]).length > 0) return true;
    const id = shapedInputId(input.value);
    const again = `${id} again`;
    if (input.origin.kind !== 'flip' || !known.has(drawnKey(id)) || known.has(again)) return false;
    known.add(again);
    return true;
  });
}

function drawnKey(id: string): string {
  return `${id} drawn`;
}

/**
 * Runs as many inputs as the budget allows and processes the results. Returns the milliseconds spent on judging them.
 */
export async function runInputs(campaign: Campaign, explorer: Explorer, inputs: readonly Input[]): Promise<number> {
  const { budget, clock } = campaign;
  const wanted = budget.stopReason === undefined ? inputs.slice(0, budget.reserve(inputs.length)) : [];
  budget.skipped += inputs.length - wanted.length;
  if (wanted.length === 0) return 0;
  const runs = await explorer.run(wanted.map(({ value }) => value));
  budget.release(wanted.length - runs.length);
  // An interrupt may have reached the subject as well, so these outcomes are not reliable.
  if (budget.stopReason === 'interrupted') {
    budget.skipped += wanted.length;
    return 0;
  }
  budget.skipped += wanted.length - runs.length;
  let judgingMs = 0;
  for (const [i, run] of runs.entries()) {
    const input = wanted[i]!;
    const fresh = campaign.coverage.add(run.coverage);
    const { gain } = fresh;
    campaign.counter.ran(run.outcome.kind);
    campaign.ledger.ran(input.value, run);
    campaign.observer?.ran?.(run);
    campaign.activity.ran(input.origin, gain);
    campaign.sample.note(input.value);
    budget.ran(gain);
    campaign.paths.covered(run.coverage);
    if (gain > 0) keepInput(campaign, input, run.outcome.kind, fresh);
    const weighed = campaign.focus === undefined ? gain : await campaign.focus.gainOf(fresh, explorer);
    campaign.strategy.ran({ input, outcome: run.outcome.kind, gain: weighed });
    const start = clock.nowMs;
    await judge(campaign, input, run);
    judgingMs += clock.nowMs - start;
  }
  return judgingMs;
}
