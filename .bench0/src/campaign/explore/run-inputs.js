import { shapedInputId } from '../../execution/input/input.js';
import { judge } from '../judge/judge.js';
import { keepInput } from '../keep/keep.js';
/** Returns the inputs that were not requested before, and marks them as known. */
export function freshInputs({ known }, inputs) {
    return inputs.filter(({ value }) => {
        const id = shapedInputId(value);
        if (known.has(id))
            return false;
        known.add(id);
        return true;
    });
}
/**
 * Runs as many inputs as the budget allows and processes the results. Returns the milliseconds spent on judging them.
 */
export async function runInputs(campaign, explorer, inputs) {
    const { budget, clock } = campaign;
    const wanted = budget.stopReason === undefined ? inputs.slice(0, budget.reserve(inputs.length)) : [];
    budget.skipped += inputs.length - wanted.length;
    if (wanted.length === 0)
        return 0;
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
        const input = wanted[i];
        const fresh = campaign.coverage.add(run.coverage);
        const { gain } = fresh;
        campaign.counter.ran(run.outcome.kind);
        campaign.ledger.ran(input.value, run);
        campaign.observer?.ran?.(run);
        campaign.activity.ran(input.origin, gain);
        campaign.sample.note(input.value);
        budget.ran(gain);
        campaign.paths.covered(run.coverage);
        if (gain > 0)
            keepInput(campaign, input, run.outcome.kind, fresh);
        campaign.strategy.ran({ input, outcome: run.outcome.kind, gain });
        const start = clock.nowMs;
        await judge(campaign, input, run);
        judgingMs += clock.nowMs - start;
    }
    return judgingMs;
}
