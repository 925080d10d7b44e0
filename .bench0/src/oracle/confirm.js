import { openTarget } from '../execution/open-target.js';
import { locateHang } from './locate-hang.js';
import { endAlike } from './end-alike.js';
import { mayBeTimeDifference, timeDifference } from './time-difference.js';
import { judgeRun } from './judge.js';
import { findingKinds } from './finding-kinds.js';
const repetitions = 3;
/** Fewer repetitions, because each run uses up its time or memory limit. */
const costlyRepetitions = 2;
/** Factor on the time limit of native runs: the machine may be busy, and a hang has to be certain. */
const patience = 5;
/**
 * Runs a failing input in the native build, each time in a new process. The time limit is the target's limit times
 * `patience`, bounded by `mostMs`, but never less than the target's limit.
 */
export async function confirm(input, options, rules, { mostMs = Infinity, open = openTarget } = {}) {
    const { timeLimitMs: ownLimitMs = 1000 } = options;
    const timeLimitMs = Math.max(ownLimitMs, Math.min(patience * ownLimitMs, mostMs));
    const target = await open({ ...options, build: 'native', isolation: 'process', timeLimitMs });
    try {
        const failings = [];
        let runs = 0;
        for (let most = repetitions; runs < most; runs++) {
            const failing = judgeRun(await target.runOne(input), rules);
            if (failing === undefined)
                continue;
            failings.push(failing);
            if (mayBeTimeDifference(options, failing))
                break;
            if (findingKinds[failing.kind].usesUpLimit === true)
                most = costlyRepetitions;
        }
        const [first] = failings;
        if (first === undefined)
            return { kind: 'refuted' };
        if (mayBeTimeDifference(options, first)) {
            const difference = await timeDifference(input, { ...options, isolation: 'none', timeLimitMs }, rules, open);
            return difference === undefined ? { kind: 'refuted' } : { kind: 'confirmed', failing: difference };
        }
        if (first.difference !== undefined && !(await endAlike(input, first.difference.results, options, open)))
            return { kind: 'refuted' };
        const isSteady = failings.length === runs && failings.every(({ signature }) => signature === first.signature);
        const failing = first.kind === 'hang' ? await locateHang(first, input, options, rules, open) : first;
        return { kind: isSteady ? 'confirmed' : 'flaky', failing };
    }
    finally {
        await target.close();
    }
}
