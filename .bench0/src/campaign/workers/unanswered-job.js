import { unsolvedFlip } from '../../engine/unsolved-flip.js';
const reason = 'the explorer process died repeatedly while it solved this flip';
/**
 * The answer to a job during which process after process died: nothing became known. The campaign goes on, and does not
 * claim to be complete. Returns undefined for a job without such an answer.
 */
export function unansweredJob(job) {
    switch (job.kind) {
        case 'run':
        case 'alike':
        case 'patterns':
            return [];
        case 'record':
            return job.inputs.map(() => ({
                path: undefined,
                concretizations: [],
                literals: [],
                stale: 0,
                eventsDropped: 0,
            }));
        case 'solve':
            return { flips: job.flips.map((flip) => unsolvedFlip(flip, reason)), milliseconds: 0 };
        case 'site-text':
            return 'unknown';
        case 'receiving':
        case 'tokens':
            return undefined;
    }
}
