/**
 * Returns a function that lists what a run covers: branch arms, statements and functions, the kind of outcome, the form
 * of the error, and further features.
 */
export function behaviorsOf(features, tables) {
    const cache = new Map();
    const known = new Set(tables.map(({ contentHash }) => contentHash));
    return (run) => {
        const cached = cache.get(run);
        if (cached !== undefined)
            return cached;
        const covered = run.coverage
            .filter(({ contentHash }) => known.has(contentHash))
            .flatMap(({ contentHash, counters }) => Array.from(counters, (counter) => `${contentHash} ${counter}`));
        const keys = [...covered, outcomeOf(run), ...features(run)];
        cache.set(run, keys);
        return keys;
    };
}
/** Two errors have one form if their messages differ in numbers and quoted parts only. */
function outcomeOf({ outcome }) {
    if (!('failure' in outcome))
        return `outcome ${outcome.kind}`;
    const { errorClass, message } = outcome.failure;
    const form = message.replaceAll(/(["'`]).*?\1|\d+/gsu, '_').slice(0, 80);
    return `outcome ${outcome.kind} ${errorClass} ${form}`;
}
