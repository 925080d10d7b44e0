import { openTarget } from '../execution/open-target.js';
import { groupNames } from '../execution/outcome/difference-of-run.js';
import { endOfSide, sidesOf } from './end-alike.js';
import { failingOf, judgeRun } from './judge.js';
const limits = { hung: 'did not finish within the time limit', memory: 'ran out of memory' };
/**
 * Runs each side of a comparison alone, natively, after all of them together did not end. Returns the difference if
 * some sides end and others exceed a limit of time or memory; undefined if all or none do, or such differences are
 * ignored.
 */
export async function timeDifference(input, options, rules, open = openTarget) {
    const { comparison } = options;
    if (comparison === undefined || comparison.ignored.includes('time'))
        return undefined;
    const results = [];
    for (const [i, side] of sidesOf(options).entries()) {
        const { kind } = await endOfSide(input, side, options, open);
        results.push({ side: comparison.names[i] ?? '', outcome: kind === 'hung' || kind === 'memory' ? kind : 'ended' });
    }
    const exceeding = results.flatMap(({ outcome }, i) => (outcome === 'ended' ? [] : [i]));
    const ending = results.flatMap(({ outcome }, i) => (outcome === 'ended' ? [i] : []));
    if (exceeding.length === 0 || ending.length === 0)
        return undefined;
    const groups = ending.length < exceeding.length ? [exceeding, ending] : [ending, exceeding];
    const failed = results.map(({ side, outcome }) => (outcome in limits ? `${side} ${limits[outcome]}` : ''));
    return failingOf({
        kind: 'difference',
        errorClass: '',
        message: `time: ${failed.filter((text) => text !== '').join(', ')}`,
        stack: '',
        about: `time | ${groupNames(groups)}`,
        difference: { class: 'time', results, groups },
    }, rules);
}
/** Judges a run; if it is one of a comparison that did not end, by running each side alone. */
export async function judgeSides(input, run, options, rules, open = openTarget) {
    const judged = judgeRun(run, rules);
    if (judged === undefined || !mayBeTimeDifference(options, judged))
        return judged;
    return timeDifference(input, options, rules, open);
}
/** True for the failures of a comparison that may be differences in time. */
export function mayBeTimeDifference({ comparison }, { kind }) {
    return comparison !== undefined && (kind === 'hang' || kind === 'memory');
}
