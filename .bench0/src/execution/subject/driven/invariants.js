import { firstDifference } from './first-difference.js';
const { isArray } = Array;
const { keys } = Object;
const PromiseClass = Promise;
const deepest = 20;
export function holdsNoNaN(_input, result) {
    return !hasNaN(result, 0);
}
/** Calls the target with its result in place of the first of its arguments, and compares the results. */
export function givesItself(target, self, args, violation) {
    const compare = (again, result) => {
        violation.again = again;
        violation.parts = firstDifference(result, again);
        return violation.parts === undefined;
    };
    return (_input, result) => {
        const own = [result];
        for (let i = 1; i < args.length; i++)
            own[i] = args[i];
        const again = Reflect.apply(target, self, own);
        return again instanceof PromiseClass ? again.then((value) => compare(value, result)) : compare(again, result);
    };
}
// Loops are by index: the subject may have replaced iterators.
function hasNaN(value, depth) {
    if (typeof value === 'number')
        return value !== value;
    if (typeof value !== 'object' || value === null || depth > deepest)
        return false;
    if (isArray(value)) {
        for (let i = 0; i < value.length; i++)
            if (hasNaN(value[i], depth + 1))
                return true;
        return false;
    }
    const holder = value;
    const names = keys(holder);
    for (let i = 0; i < names.length; i++)
        if (hasNaN(holder[names[i]], depth + 1))
            return true;
    return false;
}
