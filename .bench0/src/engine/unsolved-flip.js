/** The answer to a flip that no solver was asked for. */
export function unsolvedFlip(flip, reason) {
    return {
        flip,
        site: '',
        verdict: 'unknown',
        by: undefined,
        reason,
        input: undefined,
        optimistic: undefined,
        probes: [],
        learnedFrom: [],
        milliseconds: 0,
    };
}
