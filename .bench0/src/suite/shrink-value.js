import { builtObject, isBuilt, typeOfBuilt } from '../core/built-object.js';
import { shrinkList } from '../derivation/shrinking/shrink-list.js';
import { shrinkText } from '../derivation/shrinking/shrink-text.js';
/** Reduces a value part by part; each candidate has the same type. */
function shrinkValue(value) {
    switch (typeof value) {
        case 'string':
            return embedded(shrinkText(value), (text) => text);
        case 'number':
            return firstThatKeeps(value, plainerNumbers(value));
        case 'bigint':
            return firstThatKeeps(value, plainerBigInts(value));
        case 'boolean':
            return firstThatKeeps(value, value ? [false] : []);
        case 'object':
            if (value instanceof Uint8Array)
                return shrinkBytes(value);
            if (Array.isArray(value))
                return shrinkItems(value);
            if (isBuilt(value))
                return shrinkBuilt(value);
            return value === null ? firstThatKeeps(value, []) : shrinkFields(value);
        default:
            return firstThatKeeps(value, []);
    }
}
export function* shrinkBytes(bytes) {
    const short = yield* embedded(shrinkList([...bytes]), (items) => Uint8Array.from(items));
    let best = Uint8Array.from(short);
    for (let i = 0; i < best.length; i++) {
        // Only towards the start of this list: otherwise two passes could alternate without end.
        for (const plainer of [0, 0x61, 0x30, 0x20]) {
            if (best[i] === plainer)
                break;
            const candidate = best.with(i, plainer);
            if (!(yield candidate))
                continue;
            best = candidate;
            break;
        }
    }
    return best;
}
/** Reduces the number of items, then the items. */
export function* shrinkItems(items, fewest = 0) {
    let best = yield* shrinkList(items, fewest);
    for (let i = 0; i < best.length; i++) {
        const around = best;
        const item = yield* embedded(shrinkValue(around[i]), (smaller) => around.with(i, smaller));
        best = around.with(i, item);
    }
    return best;
}
function* shrinkFields(fields) {
    const entries = yield* embedded(shrinkList(Object.entries(fields)), (kept) => Object.fromEntries(kept));
    let best = entries;
    for (let i = 0; i < best.length; i++) {
        const around = best;
        const [name, value] = around[i];
        const withValue = (smaller) => around.with(i, [name, smaller]);
        best = withValue(yield* embedded(shrinkValue(value), (smaller) => Object.fromEntries(withValue(smaller))));
    }
    return Object.fromEntries(best);
}
/** Reduces the content from which the object is built. */
function* shrinkBuilt(object) {
    const type = typeOfBuilt(object);
    const smaller = yield* embedded(shrinkValue(object.content), (part) => builtObject(type, part));
    return builtObject(type, smaller);
}
/** Yields the steps of a part, each embedded in the whole. Returns the part. */
function* embedded(steps, embed) {
    let step = steps.next();
    while (step.done !== true)
        step = steps.next(yield embed(step.value));
    return step.value;
}
function* firstThatKeeps(value, plainer) {
    for (const candidate of plainer)
        if (yield candidate)
            return candidate;
    return value;
}
/** Yields simpler numbers first, then numbers ever closer to the value. */
function* plainerNumbers(value) {
    if (Object.is(value, 0))
        return;
    yield 0;
    if (!Number.isFinite(value))
        return;
    if (value < 0)
        yield -value;
    const whole = Math.trunc(value);
    if (whole !== value)
        yield whole;
    for (let gap = whole / 2; Math.abs(gap) >= 1; gap /= 2)
        yield Math.trunc(whole - gap);
    if (Number.isInteger(value) && Math.abs(value) > 1 && Math.abs(value) < Number.MAX_SAFE_INTEGER) {
        yield value - Math.sign(value);
    }
}
function* plainerBigInts(value) {
    if (value === 0n)
        return;
    yield 0n;
    if (value < 0n)
        yield -value;
    for (let gap = value / 2n; gap !== 0n; gap /= 2n)
        yield value - gap;
}
