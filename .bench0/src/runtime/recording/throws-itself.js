import { getPrototypeOf, isAnyArrayBuffer, isArray, isDataView, isMap, isObject, isProxy, isRegExp, isSet, isTypedArray, objectPrototype, } from '../realm/intrinsics.js';
/**
 * True if an exception that left a built-in is its own: neither the receiver nor an argument is a function of the
 * subject, an iterator or another object through which the built-in could run code of the subject.
 */
export function throwsItself(call, callees) {
    if (call.callback !== null || !isInertReceiver(call.self, callees))
        return false;
    for (let at = 0; at < call.args.length; at++)
        if (typeof call.args[at] === 'function' || !isInert(call.args[at]))
            return false;
    return true;
}
/** A function as receiver is the class of a static method, unless the built-in calls it. */
function isInertReceiver(self, callees) {
    if (typeof self !== 'function')
        return isInert(self);
    return !isProxy(self) && callees.idOf(self) === 0 && callees.of(self).bound === null;
}
function isInert(value) {
    if (!isObject(value))
        return true;
    if (isProxy(value))
        return false;
    if (isArray(value) || isTypedArray(value) || isDataView(value) || isAnyArrayBuffer(value))
        return true;
    if (isRegExp(value) || isMap(value) || isSet(value))
        return true;
    const prototype = getPrototypeOf(value);
    return prototype === null || prototype === objectPrototype;
}
