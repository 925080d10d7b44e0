import { types } from 'node:util';
const { getPrototypeOf, getOwnPropertyDescriptor } = Object;
const { ownKeys, apply } = Reflect;
const { isArray } = Array;
const { isProxy, isUint8Array } = types;
const { includes } = String.prototype;
/** Works on any bytes; `toString` of a Buffer calls methods that other typed arrays do not have. */
const latin1Slice = Buffer.prototype.latin1Slice;
const arrayPrototype = Array.prototype;
const objectPrototype = Object.prototype;
const protoName = '__proto__';
const mostObjects = 2000;
const deepest = 8;
/**
 * Finds an object in the result whose prototype comes from the input: the target used `__proto__` as an ordinary key.
 * The result is searched only if the input contains `__proto__`, so other runs pay for one text search.
 */
export function replacedPrototype(args, result) {
    if (typeof result !== 'object' || result === null)
        return undefined;
    const text = textOf(args, 0);
    if (!holds(text, protoName))
        return undefined;
    const seen = [result];
    for (let i = 0; i < seen.length && seen.length < mostObjects; i++) {
        const object = seen[i];
        if (isProxy(object))
            continue;
        const prototype = getPrototypeOf(object);
        if (prototype !== null && isMadeOf(prototype, text)) {
            const what = 'the prototype of the result';
            return {
                what,
                message: `${what}, or of an object in it, comes from the input: __proto__ was used as an ordinary key`,
            };
        }
        const keys = ownKeys(object);
        for (let k = 0; k < keys.length; k++) {
            const value = getOwnPropertyDescriptor(object, keys[k])?.value;
            if (typeof value === 'object' && value !== null && !isListed(seen, value))
                seen[seen.length] = value;
        }
    }
    return undefined;
}
/** True for an array, or for an object that is not the prototype of a class and whose keys all occur in the input. */
function isMadeOf(prototype, text) {
    if (prototype === objectPrototype || prototype === arrayPrototype || isProxy(prototype))
        return false;
    if (isArray(prototype))
        return true;
    if (getPrototypeOf(prototype) !== objectPrototype)
        return false;
    const keys = ownKeys(prototype);
    for (let k = 0; k < keys.length; k++) {
        const key = keys[k];
        if (typeof key !== 'string' || !holds(text, key))
            return false;
        if (typeof getOwnPropertyDescriptor(prototype, key)?.value === 'function')
            return false;
    }
    return true;
}
/** All texts and keys in the arguments, concatenated. */
function textOf(value, depth) {
    if (typeof value === 'string')
        return value;
    if (typeof value !== 'object' || value === null || depth > deepest)
        return '';
    if (isUint8Array(value))
        return apply(latin1Slice, value, []);
    let text = '';
    const keys = ownKeys(value);
    for (let k = 0; k < keys.length; k++) {
        const key = keys[k];
        const part = getOwnPropertyDescriptor(value, key)?.value;
        text += `${isArray(value) ? '' : key} ${textOf(part, depth + 1)}`;
    }
    return text;
}
function holds(text, part) {
    return apply(includes, text, [part]);
}
function isListed(list, item) {
    for (let i = 0; i < list.length; i++)
        if (list[i] === item)
            return true;
    return false;
}
