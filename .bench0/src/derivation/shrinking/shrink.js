/**
 * Runs a shrinker with a local predicate, for at most `maxTries` candidates.
 *
 * @example
 * ```ts
 * console.log(runShrinker('[[1], 2]', shrinkText, (text) => text.includes('1'))); // 1
 * ```
 */
export function runShrinker(start, shrinker, keeps, maxTries = 10_000) {
    const steps = shrinker(start);
    let best = start;
    let step = steps.next();
    for (let tries = 0; step.done !== true && tries < maxTries; tries++) {
        const kept = keeps(step.value);
        if (kept)
            best = step.value;
        step = steps.next(kept);
    }
    return step.done === true ? step.value : best;
}
