import { encodeInput } from '../execution/input/encoded-input.js';
/**
 * Returns the smallest input for which `keeps` is true, by repeating passes of a shrinker until one changes nothing.
 * An input without a shrinker is returned unchanged. Equal inputs and answers give equal results; no candidate runs
 * twice.
 */
export async function minimize(input, shrinkerFor, keeps, { mostRuns, isOver = () => false }) {
    const answers = new Map([[keyOf(input), true]]);
    let best = input;
    for (;;) {
        const steps = shrinkerFor(best);
        const before = best;
        for (let step = steps?.next(); step !== undefined && step.done !== true;) {
            const candidate = step.value;
            const key = keyOf(candidate);
            let isKept = answers.get(key);
            if (isKept === undefined) {
                // `answers` also holds the input itself, which was not run here.
                if (answers.size > mostRuns || isOver())
                    return { input: best, runs: answers.size - 1, isFinished: false };
                isKept = await keeps(candidate);
                answers.set(key, isKept);
            }
            if (isKept)
                best = candidate;
            step = steps?.next(isKept);
        }
        if (keyOf(best) === keyOf(before))
            return { input: best, runs: answers.size - 1, isFinished: true };
    }
}
function keyOf(input) {
    return JSON.stringify(encodeInput(input));
}
