import { openTarget } from '../execution/open-target.js';
import { compareInputs } from './compare-inputs.js';
import { describeGrowth, growthOf, measuredLimitMs, stopwatchOf } from './growth.js';
import { failingOf } from './judge.js';
import { pumped, pumpsOf } from './slow-input-family.js';
/**
 * Repeats parts of inputs and measures the native build. The result depends on the clock, so it must not be used in a
 * reproducible campaign.
 */
export async function findSlow(inputs, options, rules, budget, open = openTarget) {
    const target = await open({ ...options, build: 'native', timeLimitMs: measuredLimitMs, measureTime: true });
    try {
        return await findSlowBy(stopwatchOf(target), inputs, rules, budget);
    }
    finally {
        await target.close();
    }
}
/** Starts with the shortest inputs and tries one pump of each in turn. */
export async function findSlowBy(stopwatch, inputs, rules, budget) {
    const endMs = performance.now() + budget.timeMs;
    let tried = 0;
    for (const { pump, parent } of inTurn(inputs)) {
        if (tried++ >= budget.pumps || performance.now() > endMs)
            return undefined;
        const growth = await growthOf(pump, stopwatch);
        if (growth === undefined)
            continue;
        const simplest = await simplified(growth, stopwatch);
        return { input: exampleOf(simplest), parent, failing: slowFailing(simplest, rules) };
    }
    return undefined;
}
/** `pattern` is the regular expression that takes the time, if it is known. */
export function slowFailing(growth, rules, pattern) {
    const message = `${pattern === undefined ? '' : `matching ${pattern}: `}${describeGrowth(growth)}`;
    const about = pattern === undefined ? {} : { about: pattern };
    return { ...failingOf({ kind: 'slow', errorClass: '', message, stack: '', ...about }, rules), pump: growth.pump };
}
/** The longest text that was measured or stopped. */
function exampleOf({ pump, measurements }) {
    return pumped(pump, measurements.at(-1)?.length ?? 0);
}
function* inTurn(inputs) {
    const texts = inputs.filter((input) => input.kind === 'text' && input.text !== '').sort(compareInputs);
    let open = texts.map((parent) => ({ parent, pumps: pumpsOf(parent.kind === 'text' ? parent.text : '') }));
    while (open.length > 0) {
        for (const entry of open) {
            const next = entry.pumps.next();
            if (next.done === true)
                open = open.filter((other) => other !== entry);
            else
                yield { pump: next.value, parent: entry.parent };
        }
    }
}
/** Drops the text around the repeated part if it is not needed. */
async function simplified(growth, stopwatch) {
    let best = growth;
    for (const change of [{ after: '' }, { before: '' }]) {
        const pump = { ...best.pump, ...change };
        const isShorter = pump.before.length + pump.after.length < best.pump.before.length + best.pump.after.length;
        if (isShorter)
            best = (await growthOf(pump, stopwatch)) ?? best;
    }
    return best;
}
