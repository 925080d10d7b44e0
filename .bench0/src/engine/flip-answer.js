/** Converts a verdict into the answer of an explorer, with inputs that can be run. */
export function answerOf(flip, verdict, site, inputOf) {
    const optimistic = verdict.kind === 'sat' ? undefined : verdict.optimistic;
    return {
        flip,
        site,
        verdict: verdict.kind,
        by: verdict.kind === 'unknown' ? undefined : verdict.by,
        reason: verdict.kind === 'unknown' ? verdict.reason : undefined,
        input: verdict.kind === 'sat' ? inputOf(verdict.input) : undefined,
        optimistic: optimistic && inputOf(optimistic),
    };
}
