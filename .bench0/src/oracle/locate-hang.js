import { resolve } from 'node:path';
import { openTarget } from '../execution/open-target.js';
import { failingOf } from './judge.js';
/** In the first half of the time limit the run reaches the loop that does not end. */
const stopAfterMs = 800;
/** A busy run is stopped by then; a run that only waits is not in a loop. */
const timeLimitMs = 2 * stopAfterMs;
/**
 * Adds the location of the loop that does not end to a hang, so that hangs can be distinguished. Returns the failure
 * unchanged if the location is unknown.
 */
export async function locateHang(failing, input, options, rules, open = openTarget) {
    const target = await open({
        ...options,
        build: 'coverage',
        isolation: 'none',
        stopAfterMs,
        timeLimitMs,
    });
    try {
        const { outcome, coverage } = await target.runOne(input);
        const stack = outcome.kind === 'hung' ? frameOfLoop(coverage, target.siteTables) : undefined;
        return stack === undefined ? failing : failingOf({ ...failing, stack }, rules);
    }
    finally {
        await target.close();
    }
}
/**
 * Returns a stack frame of the loop that continues and never ends; the loops within it end each time. A loop without a
 * condition has no branch, so the first statement that keeps running represents it.
 */
function frameOfLoop(coverage, tables) {
    const places = [];
    const statements = [];
    for (const table of tables) {
        const counters = new Set(coverage.find(({ contentHash }) => contentHash === table.contentHash)?.counters ?? []);
        if (counters.size === 0)
            continue;
        for (const { kind, arms, line, column } of table.branches) {
            const isLoop = kind === 'loop' || kind === 'each';
            const takes = (when) => arms.some((arm) => arm.when === when && counters.has(arm.counter));
            if (isLoop && takes(true) && !takes(false))
                places.push({ table, line, column });
        }
        const first = table.statements.find(({ counter }) => counters.has(counter));
        if (first !== undefined)
            statements.push({ table, line: first.line, column: first.column });
    }
    const found = places[0] ?? statements[0];
    return found && `    at (${resolve(found.table.file)}:${found.line}:${found.column})`;
}
