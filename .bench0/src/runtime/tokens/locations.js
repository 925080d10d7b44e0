import { emptyList, getOwnPropertyDescriptor, globalObject, hasOwn, isArray, isObject, isProxy, isTypedArray, ownKeys, } from '../realm/intrinsics.js';
import { peek } from '../heap/peek.js';
/** The names of the roots: the result of the call, its receiver and its arguments; the variables around follow. */
const rootNames = ['result', 'this', 'arguments[0]', 'arguments[1]'];
/** Upper limit of keys visited per object: tokens have few, lexers may have many. */
const mostKeys = 64;
const deepest = 2;
/** Deeper properties of a result are visited only for positions, such as `token.loc.start.line`. */
const deepestPlace = 3;
/** Variables are visited less deeply, because there may be many. */
const deepestAround = 1;
/** Visits all locations where a call may have left a token, with their values. */
export function eachLocation(read, visit) {
    for (let root = 0; root < rootNames.length; root++) {
        const value = rootOf(read, root);
        const name = rootNames[root];
        if (isObject(value))
            eachInside(value, name, root, emptyList(), visit);
        else if (root === 0)
            visit({ name, holder: '', root, keys: emptyList() }, value);
    }
    const names = read.around?.names ?? emptyList();
    for (let at = 0; at < names.length; at++) {
        const root = rootNames.length + at;
        const name = `variable ${names[at]}`;
        const value = rootOf(read, root);
        visit({ name, holder: '', root, keys: emptyList() }, value);
        if (isObject(value) && typeof value !== 'function' && !isArray(value))
            eachInside(value, name, root, emptyList(), visit);
    }
}
/** Stores the shadow of a location. The shadow of the result itself is returned by the tokenizer instead. */
export function storeShadow(location, read, side, shadow) {
    const { root, keys } = location;
    if (keys.length === 0) {
        if (root >= rootNames.length)
            read.around?.at(root - rootNames.length, shadow);
        return;
    }
    const holder = holderOf(location, read);
    if (holder !== undefined)
        side.store(holder, keys[keys.length - 1], shadow);
}
/** The object that has the last key of the location; undefined if it does not exist. */
function holderOf({ root, keys }, read) {
    let holder = rootOf(read, root);
    for (let at = 0; at < keys.length - 1; at++)
        holder = peek(holder, keys[at]);
    return isObject(holder) && !isProxy(holder) ? holder : undefined;
}
export function valueAtLocation(location, read) {
    const { root, keys } = location;
    return keys.length === 0 ? rootOf(read, root) : peek(holderOf(location, read), keys[keys.length - 1]);
}
/** The tokens of a call that reads all of them: the array it returned, or an array in the object it returned. */
export function listIn(given) {
    if (!isObject(given) || isProxy(given))
        return undefined;
    if (isArray(given))
        return isObject(peek(given, 0)) ? given : undefined;
    const names = ownKeys(given);
    for (let at = 0; at < names.length && at < mostKeys; at++) {
        const value = peek(given, names[at]);
        if (isArray(value) && isObject(peek(value, 0)))
            return value;
    }
    return undefined;
}
/** True if two locations are in the same object, such as the line and the column of a token. */
export function areSiblings(one, other) {
    if (one === other || one.root !== other.root || one.keys.length !== other.keys.length)
        return false;
    for (let at = 0; at < one.keys.length - 1; at++)
        if (one.keys[at] !== other.keys[at])
            return false;
    return one.keys.length > 0;
}
function rootOf({ given, self, args, around }, root) {
    if (root >= rootNames.length)
        return around && variableIn(around, root - rootNames.length);
    const value = root === 0 ? given : root === 1 ? self : args[root - 2];
    return value === globalObject ? undefined : value;
}
function variableIn(variables, at) {
    try {
        return variables.at(at);
    }
    catch {
        return undefined;
    }
}
function deepestIn(root) {
    if (root >= rootNames.length)
        return deepestAround;
    return root === 0 ? deepestPlace : deepest;
}
/** Visits own data properties, and those of objects among them. */
function eachInside(object, name, root, keys, visit) {
    if (isProxy(object) || isTypedArray(object))
        return;
    const names = ownKeys(object);
    for (let at = 0; at < names.length && at < mostKeys; at++) {
        const key = names[at];
        if (typeof key !== 'string')
            continue;
        const descriptor = getOwnPropertyDescriptor(object, key);
        if (descriptor === undefined || !hasOwn(descriptor, 'value'))
            continue;
        const value = descriptor.value;
        const inner = emptyList();
        for (let i = 0; i < keys.length; i++)
            inner[i] = keys[i];
        inner[keys.length] = key;
        const location = { name: `${name}.${key}`, holder: name, root, keys: inner };
        if (inner.length <= deepest || typeof value === 'number')
            visit(location, value);
        if (inner.length < deepestIn(root) && isObject(value) && typeof value !== 'function' && !isArray(value))
            eachInside(value, location.name, root, inner, visit);
    }
}
