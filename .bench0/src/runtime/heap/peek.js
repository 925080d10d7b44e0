import { hostGlobal } from '../realm/host-globals.js';
import { bigintPrototype, booleanPrototype, getPrototypeOf, globalObject, hasOwn, isObject, isProxy, numberPrototype, stringPrototype, symbolPrototype, } from '../realm/intrinsics.js';
import { ownDescriptor } from '../realm/language-objects.js';
/** The descriptor of the property that a read would find; undefined also where only running code could find it. */
export function findProperty(object, key) {
    if (object === null || object === undefined)
        return undefined;
    let holder = isObject(object) ? object : prototypeOfPrimitive(object);
    try {
        while (holder !== null && !isExotic(holder)) {
            const descriptor = ownDescriptor(holder, key);
            if (descriptor !== undefined)
                return descriptor;
            holder = getPrototypeOf(holder);
        }
    }
    catch {
        // A module namespace throws for bindings that are not initialized yet.
    }
    return undefined;
}
/** The last two objects known not to be proxies. Most reads go to the same few objects, and `isProxy` is slow. */
const plain = { last: null, other: null };
function isExotic(object) {
    if (object === plain.last || object === plain.other)
        return false;
    if (isProxy(object))
        return true;
    plain.other = plain.last;
    plain.last = object;
    return false;
}
/** True if neither the object nor any of its prototypes is a proxy. */
export function hasPlainChain(object) {
    for (let holder = object; isObject(holder); holder = getPrototypeOf(holder))
        if (isProxy(holder))
            return false;
    return true;
}
/** The value that a read would give, without running a getter or a trap; undefined where it is not known. */
export function peek(object, key) {
    if (isObject(key))
        return undefined;
    const descriptor = findProperty(object, key);
    return descriptor !== undefined && hasOwn(descriptor, 'value') ? descriptor.value : undefined;
}
/** The getter that a read would run. */
export function peekGetter(object, key) {
    const descriptor = findProperty(object, key);
    return descriptor !== undefined && hasOwn(descriptor, 'get') ? descriptor.get : undefined;
}
export function peekGlobal(name) {
    const descriptor = findProperty(globalObject, name);
    if (descriptor === undefined)
        return undefined;
    if (hasOwn(descriptor, 'value'))
        return descriptor.value;
    return descriptor.get === undefined ? undefined : hostGlobal(descriptor.get);
}
function prototypeOfPrimitive(value) {
    switch (typeof value) {
        case 'string':
            return stringPrototype;
        case 'number':
            return numberPrototype;
        case 'boolean':
            return booleanPrototype;
        case 'bigint':
            return bigintPrototype;
        default:
            return symbolPrototype;
    }
}
