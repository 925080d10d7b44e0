import { lengthHorizon } from './length-horizon.js';
/** The lengths of an input that can make a difference to the conditions of a slice; undefined if there are many. */
export function sliceHorizon({ domains, conditions }, input, pool) {
    const allowed = domains?.get(pool.variable('length', input));
    const first = allowed?.min ?? 0;
    let last = Math.max(first, (allowed?.bounds.findLast(isNear) ?? 0) + 1);
    for (const condition of conditions) {
        const horizon = lengthHorizon(condition, input);
        if (horizon === undefined)
            return undefined;
        last = Math.max(last, horizon);
    }
    return isNear(last - first) ? { input, first, last } : undefined;
}
/** Whether a length horizon is near enough to try all lengths up to it. */
function isNear(length) {
    return length <= 24;
}
