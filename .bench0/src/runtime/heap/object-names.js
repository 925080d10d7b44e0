import { emptyList, getOwnPropertyNames, getPrototypeOf, isProxy, objectPrototype, textOf, } from '../realm/intrinsics.js';
import { plainLength } from './plain-length.js';
/** Upper limit of elements for a decision by index, because each element is one outcome. */
export const elementLimit = 256;
/** True if `Object.prototype` is in the prototype chain with no proxy before it. */
export function inheritsFromObject(object) {
    for (let holder = object; holder !== null; holder = getPrototypeOf(holder)) {
        if (holder === objectPrototype)
            return true;
        if (isProxy(holder))
            return false;
    }
    return false;
}
/** The names of an object's own and inherited properties, without those of `Object.prototype`. */
export function namesOf(object) {
    const own = getOwnPropertyNames(object);
    let holder = getPrototypeOf(object);
    if (holder === null || holder === objectPrototype || isProxy(holder))
        return own;
    const names = emptyList();
    for (let at = 0; at < own.length; at++)
        names[at] = own[at];
    for (; holder !== null && holder !== objectPrototype && !isProxy(holder); holder = getPrototypeOf(holder))
        appendNames(names, holder);
    return names;
}
/** The names of an object's own and inherited properties; undefined if there is a proxy in the chain. */
export function allNames(object) {
    const names = emptyList();
    for (let holder = object; holder !== null; holder = getPrototypeOf(holder)) {
        if (isProxy(holder))
            return undefined;
        appendNames(names, holder);
    }
    return names;
}
function appendNames(names, object) {
    const own = getOwnPropertyNames(object);
    const known = names.length;
    for (let at = 0; at < own.length; at++) {
        let isKnown = false;
        for (let other = 0; other < known; other++)
            if (names[other] === own[at])
                isKnown = true;
        if (!isKnown)
            names[names.length] = own[at];
    }
}
/** The keys of an object that are numbers; at most one more than `elementLimit` for arrays. */
export function numbersAmongKeys(object) {
    const numbers = emptyList();
    const length = plainLength(object);
    if (length !== undefined) {
        for (let at = 0; at < length && at <= elementLimit; at++)
            numbers[at] = at;
        return numbers;
    }
    const names = getOwnPropertyNames(object);
    for (let at = 0; at < names.length; at++) {
        const number = +names[at];
        if (textOf(number) === names[at])
            numbers[numbers.length] = number;
    }
    return numbers;
}
