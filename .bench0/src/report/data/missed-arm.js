/** Says why no run took an arm. */
export function missedArm(context, when) {
    const { isComplete, bounds, reached, evidence, losses, site } = context;
    if (isComplete) {
        const reason = `every feasible path was run, for inputs within ${bounds}`;
        return { state: 'infeasible', proof: 'complete-campaign', reason };
    }
    if (reached === 0)
        return unreached(context);
    if (losses.some((loss) => loss.site === site))
        return { state: 'lost', reason: 'inputs with the same recorded path took different ways here' };
    const missed = evidence.missed(when);
    return missed.length === 0 ? unrecorded(context) : undecided(context, missed);
}
function unreached({ after, waiting }) {
    const known = waiting();
    if (known !== undefined)
        return { state: 'unreached', ...known };
    if (after === undefined)
        return { state: 'unreached', reason: 'no run reached this branch' };
    return { state: 'unreached', reason: `no run reached this branch; the last place before it is ${after}`, after };
}
/** The branch was reached, but no recording has a decision here. */
function unrecorded({ hasRecordings, strategy, evidence, concretizations }) {
    if (!hasRecordings)
        return {
            state: 'unreached',
            reason: `the strategy \`${strategy}\` records no paths, and no input happened to take it`,
        };
    if (evidence.recordings > 0) {
        return { state: 'unknown', reason: 'recorded runs took this way, but no run with coverage did' };
    }
    if (concretizations.length === 0) {
        return { state: 'unreached', reason: 'the condition never depended on the input in the recorded runs' };
    }
    const shown = concretizations.slice(0, 4).map(({ site, why }) => ({ site, why }));
    return {
        state: 'concretized',
        reason: 'the condition was concrete in the recorded runs; values of this file could not be followed',
        concretizations: shown,
    };
}
function undecided({ evidence, reached, recorded, bounds }, missed) {
    const sum = (status) => missed.reduce((total, { paths }) => total + paths[status], 0);
    const [open, proved, unproved, unknown, promised] = ['open', 'proved', 'unproved', 'unknown', 'promised'].map(sum);
    const concretizations = missed.flatMap((way) => way.concretizations).slice(0, 4);
    const isCut = missed.some((way) => way.isCut);
    if (promised > 0)
        return {
            state: 'lost',
            reason: `the solver found ${counted(promised, 'input')}, but they took another path than predicted`,
        };
    if (unknown > 0) {
        const reason = mostFrequent(missed) ?? 'the solver could not decide it';
        return { state: 'unknown', reason: `${reason} (${counted(unknown, 'path')})`, ...listed(concretizations) };
    }
    if (unproved > 0 && concretizations.length > 0)
        return {
            state: 'concretized',
            reason: 'with the values that were concretized, no input takes it',
            concretizations,
        };
    if (unproved > 0)
        return {
            state: 'unknown',
            reason: `${mostFrequent(missed) ?? 'no input of the recorded shape takes it'} (${counted(unproved, 'path')})`,
        };
    if (open > 0 || isCut)
        return {
            state: 'unknown',
            reason: `the campaign ended before the solver was asked on ${isCut ? 'all paths' : counted(open, 'path')}`,
        };
    const provedText = `the solver proved it on ${proved === 1 ? 'the recorded path' : `all ${proved} recorded paths`} to here, for inputs within ${bounds}`;
    if (!evidence.isCondition)
        return { state: 'unknown', reason: `${provedText}, for a part of the condition` };
    if (reached > recorded)
        return {
            state: 'unknown',
            reason: `${provedText}; ${counted(reached - recorded, 'further run')} came here without being recorded`,
        };
    return { state: 'infeasible', proof: 'all-reached-paths', reason: provedText };
}
function mostFrequent(missed) {
    const reasons = missed.flatMap((way) => Object.entries(way.reasons));
    return reasons.sort(([, a], [, b]) => b - a)[0]?.[0];
}
function listed(concretizations) {
    return concretizations.length === 0 ? {} : { concretizations };
}
function counted(count, what) {
    return `${count} ${what}${count === 1 ? '' : 's'}`;
}
