/** Options of a coverage build that reports native paths, at the granularity of the concolic build. */
export function withNativePaths({ choices }) {
    return { build: 'coverage', choices: { ...choices, pathHash: true, wholeConditions: true } };
}
/**
 * A key of all decisions of a run and its outcome, equal for runs with the same native path. Undefined if the run did
 * not end, or was excluded by an assumption.
 */
export function nativePathOf({ pathHash, outcome }) {
    if (pathHash === undefined || ['hung', 'memory', 'assumption'].includes(outcome.kind))
        return undefined;
    // The depth at which the stack overflows depends on more than the input.
    if ('failure' in outcome && outcome.failure.kind === 'stack-overflow')
        return undefined;
    return `${pathHash} ${endOf(outcome)}`;
}
/** The part of the outcome that all runs of one path share. */
function endOf(outcome) {
    if (!('failure' in outcome))
        return outcome.kind;
    const { kind, errorClass } = outcome.failure;
    return `${outcome.kind} ${kind} ${errorClass}`;
}
