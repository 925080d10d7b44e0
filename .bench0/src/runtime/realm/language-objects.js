import { getOwnPropertyDescriptor, globalObject, hasOwn, PrivateMap, PrivateWeakMap } from './intrinsics.js';
/**
 * Objects of the language that have the functions subjects call most. Reading a descriptor is slow, above all of the
 * global object, and these rarely change, so each name is read once per run. If a subject replaces a built-in during a
 * run, calls are attributed to the previous one: shadows may be lost, but results are never wrong.
 */
const constructors = [String, Number, Boolean, BigInt, Symbol, RegExp, Array, Object, Function, Map, Set];
/** Cache: the descriptors that were read of each built-in object, which lives as long as the realm. */
const descriptorsByObject = new PrivateWeakMap();
for (let at = 0; at < constructors.length; at++) {
    const { prototype } = constructors[at];
    descriptorsByObject.set(constructors[at], new PrivateMap());
    descriptorsByObject.set(prototype, new PrivateMap());
}
descriptorsByObject.set(Math, new PrivateMap());
descriptorsByObject.set(JSON, new PrivateMap());
const globals = new PrivateMap();
/** Other globals are variables of the subject, or have names that are easily used for such. */
const languageGlobals = {
    __proto__: null,
    String,
    Number,
    Boolean,
    BigInt,
    Symbol,
    RegExp,
    Array,
    Object,
    Map,
    Set,
    Math,
    JSON,
    parseInt,
    parseFloat,
    isNaN,
    isFinite,
};
/** The descriptor of an own property. */
export function ownDescriptor(holder, key) {
    const descriptors = holder === globalObject ? globalsFor(key) : descriptorsByObject.get(holder);
    if (descriptors === undefined)
        return getOwnPropertyDescriptor(holder, key);
    const remembered = descriptors.get(key);
    if (remembered !== undefined && remembered.run === current.run)
        return remembered.descriptor;
    const descriptor = getOwnPropertyDescriptor(holder, key);
    if (remembered === undefined)
        descriptors.set(key, { run: current.run, descriptor });
    else {
        remembered.run = current.run;
        remembered.descriptor = descriptor;
    }
    return descriptor;
}
function globalsFor(key) {
    return hasOwn(languageGlobals, key) ? globals : undefined;
}
const current = { run: 0 };
/** Starts another run, before which any descriptor may have changed. */
export function forgetDescriptors() {
    current.run++;
}
