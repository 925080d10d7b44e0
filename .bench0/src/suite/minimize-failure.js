import { unlessAborted } from '../core/time/unless-aborted.js';
import { openTarget } from '../execution/open-target.js';
import { measuredLimitMs, stopwatchOf } from '../oracle/growth.js';
import { isSameCause } from '../oracle/signature.js';
import { judgeSides } from '../oracle/time-difference.js';
import { minimize } from './minimize.js';
import { shortenSlow } from './shorten-slow.js';
import { shrinkInput } from './shrink-input.js';
import { findingKinds } from '../oracle/finding-kinds.js';
const defaultRuns = 4000;
/** Fewer runs, because a run that hangs or exhausts memory uses up its limit and ends its process. */
const costlyRuns = 200;
/**
 * Returns the smallest input that fails natively for the same cause, or the smallest found before the signal aborted.
 */
export async function minimizeFailure(input, failing, options, rules, { grammar, domains = [], mostRuns, open = openTarget } = {}) {
    const { needsLength = false, endsProcess = false } = findingKinds[failing.kind];
    const isCostly = endsProcess || failing.difference?.class === 'time';
    if (needsLength)
        return shortest(input, failing, options, open);
    // The parser is loaded only if there is a grammar.
    const shrinkWord = grammar && (await import('./shrink-word.js')).shrinkWord;
    const target = await open({ ...options, build: 'native', printResults: false });
    const failings = new Map([[input, failing]]);
    const { signal } = options;
    const isStopped = () => signal?.aborted === true;
    const keeps = async (candidate) => {
        const run = await unlessAborted(signal, () => target.runOne(candidate));
        const seen = run && (await judgeSides(candidate, run, options, rules, open));
        if (seen === undefined || !isSameCause(seen, failing.signature))
            return false;
        failings.set(candidate, seen);
        return true;
    };
    const shrinker = (start) => (grammar !== undefined && start.kind === 'text' ? shrinkWord?.(start, grammar) : undefined) ??
        shrinkInput(start, domains.length === 1 ? domains[0] : undefined);
    try {
        const smallest = await minimize(input, shrinker, keeps, {
            mostRuns: mostRuns ?? (isCostly ? costlyRuns : defaultRuns),
            isOver: isStopped,
        });
        const isFinished = smallest.isFinished && !isStopped();
        return { ...smallest, isFinished, failing: failings.get(smallest.input) ?? failing };
    }
    finally {
        await target.close();
    }
}
/** Shortens an input that fails only because it is long, which takes measuring. */
async function shortest(input, failing, options, open) {
    if (failing.pump === undefined)
        return { input, failing, runs: 0, isFinished: true };
    const { signal } = options;
    const timing = { timeLimitMs: measuredLimitMs, measureTime: true, printResults: false };
    const target = await open({ ...options, ...timing, build: 'native' });
    try {
        const measure = stopwatchOf(target);
        const stopwatch = async (candidate) => (await unlessAborted(signal, () => measure(candidate))) ?? { cpuMs: 0, isCut: false };
        const { pump, ...smallest } = await shortenSlow(failing.pump, input, stopwatch, () => signal?.aborted === true);
        return { ...smallest, failing: { ...failing, pump } };
    }
    finally {
        await target.close();
    }
}
