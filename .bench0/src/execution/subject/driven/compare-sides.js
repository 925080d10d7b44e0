import { consumed } from '../target/consumed.js';
import { copyArguments } from './copy-arguments.js';
import { firstDifference } from './first-difference.js';
const PromiseClass = Promise;
/**
 * Runs every side on a copy of the arguments, one after the other, and compares how they ended. Ends as the first side
 * if it returned; throws what it threw only if all sides threw.
 */
export function compareSides(use, args, drive) {
    return runFrom(0, use, args, drive);
}
function runFrom(first, use, args, drive) {
    const { sides, record } = use;
    for (let i = first; i < sides.length; i++) {
        let result;
        try {
            result = drive(sides[i], copyArguments(args));
            // Tested before the call, because passing other results to code that is not rewritten would concretize them.
            if (typeof result === 'object' && result !== null && 'next' in result)
                result = consumed(result);
        }
        catch (error) {
            record.ends[i] = { kind: 'threw', error };
            continue;
        }
        if (result instanceof PromiseClass) {
            return result.then((value) => {
                record.ends[i] = { kind: 'returned', value };
                return runFrom(i + 1, use, args, drive);
            }, (error) => {
                record.ends[i] = { kind: 'threw', error };
                return runFrom(i + 1, use, args, drive);
            });
        }
        record.ends[i] = { kind: 'returned', value: result };
    }
    return compareEnds(use);
}
/**
 * Compares each side with those before it that ended in different ways, until one has ended like it. The first of the
 * sides that ended alike represents them.
 */
function compareEnds({ record, normalize, ignored }) {
    const { ends, found, alike } = record;
    const compared = [];
    let areAllThrown = true;
    for (let i = 0; i < ends.length; i++) {
        const end = normalize === undefined ? ends[i] : mapped(ends[i], normalize);
        compared[i] = end;
        if (end.kind !== 'threw')
            areAllThrown = false;
        alike[i] = i;
        for (let earlier = 0; earlier < i; earlier++) {
            if (alike[earlier] !== earlier)
                continue;
            const difference = differenceOf(compared[earlier], end, earlier, i, ignored);
            if (difference === undefined) {
                alike[i] = earlier;
                break;
            }
            found[found.length] = difference;
        }
    }
    const first = compared[0];
    if (areAllThrown && first.kind === 'threw')
        throw first.error;
    return first.kind === 'returned' ? first.value : undefined;
}
function mapped(end, normalize) {
    if (end.kind === 'threw')
        return end;
    try {
        return { kind: 'returned', value: Reflect.apply(normalize.target, normalize.self, [end.value]) };
    }
    catch (error) {
        return { kind: 'threw', error };
    }
}
function differenceOf(first, other, left, right, ignored) {
    if (first.kind === 'returned' && other.kind === 'returned') {
        const parts = ignored.includes('value') ? undefined : firstDifference(first.value, other.value);
        return parts && { left, right, class: 'value', parts };
    }
    if (first.kind !== other.kind)
        return ignored.includes('acceptance') ? undefined : { left, right, class: 'acceptance' };
    if (ignored.includes('error') || first.kind !== 'threw' || other.kind !== 'threw')
        return undefined;
    const parts = differingErrors(first.error, other.error);
    return parts && { left, right, class: 'error', parts };
}
/** Errors differ if their classes or messages do; thrown values that are no objects are compared as values. */
function differingErrors(left, right) {
    if (typeof left !== 'object' || typeof right !== 'object')
        return firstDifference(left, right);
    const [a, b] = [left, right];
    const isSame = a?.constructor?.name === b?.constructor?.name && a?.message === b?.message;
    return isSame ? undefined : { path: undefined, left, right };
}
