import { types } from 'node:util';
import { isBuilt, typeOfBuilt } from '../../core/built-object.js';
const { getPrototypeOf, getOwnPropertyDescriptor, is, hasOwn } = Object;
const { ownKeys, apply } = Reflect;
const { isArray } = Array;
const { isProxy, isDate, isRegExp, isMap, isSet, isUint8Array } = types;
const { isNativeError, isPromise, isBoxedPrimitive, isAnyArrayBuffer, isArrayBufferView, isWeakMap, isWeakSet } = types;
const { isModuleNamespaceObject, isArgumentsObject, isExternal } = types;
const { stringify } = JSON;
const { isBuffer } = Buffer;
const bytesToString = Buffer.prototype.toString;
const dateToIso = Date.prototype.toISOString;
const dateToTime = Date.prototype.getTime;
const DateClass = Date;
const patternToString = RegExp.prototype.toString;
const mapForEach = Map.prototype.forEach;
const setForEach = Set.prototype.forEach;
const objectPrototype = Object.prototype;
const arrayPrototype = Array.prototype;
const BytesClass = Uint8Array;
const { iterator } = Symbol;
const mostLength = 20_000;
const deepest = 40;
const nameTest = RegExp.prototype.test;
const namePattern = /^[A-Za-z_$][\w$]*$/;
const separators = /[\u2028\u2029]/g;
const { replace } = String.prototype;
/** Thrown if a value has no source. */
class NoSource extends Error {
}
/**
 * JavaScript source that constructs an equal value; undefined for functions, instances of classes, cycles and long
 * values.
 */
export function sourceOf(value) {
    return written(value, false);
}
/** The source of a value; if it has instances of classes, these become plain objects. */
export function resultSource(value) {
    const exact = written(value, false);
    if (exact !== undefined)
        return { text: exact, isExact: true };
    const plain = written(value, true);
    return plain === undefined ? undefined : { text: plain, isExact: false };
}
function written(value, takesInstances) {
    try {
        const text = write(value, { level: 0, takesInstances });
        return text.length > mostLength ? undefined : text;
    }
    catch {
        return undefined;
    }
}
function inside({ level, takesInstances }) {
    return { level: level + 1, takesInstances };
}
function write(value, depth) {
    if (depth.level > deepest)
        throw new NoSource();
    switch (typeof value) {
        case 'string':
            return quoted(value);
        case 'number':
            return is(value, -0) ? '-0' : `${value}`;
        case 'bigint':
            return `${value}n`;
        case 'boolean':
        case 'undefined':
            return `${value}`;
        case 'object':
            return value === null ? 'null' : writeObject(value, depth);
        default:
            throw new NoSource();
    }
}
function writeObject(object, depth) {
    if (isProxy(object))
        throw new NoSource();
    const prototype = getPrototypeOf(object);
    if (isArray(object))
        return prototype === arrayPrototype ? writeList(object, depth) : refuse();
    if (isUint8Array(object))
        return writeBytes(object);
    if (isDate(object))
        return writeDate(apply(dateToTime, object, []));
    if (isRegExp(object))
        return apply(patternToString, object, []);
    if (isMap(object))
        return `new Map(${writeEntries(object, depth)})`;
    if (isSet(object))
        return `new Set(${writeItems(object, depth)})`;
    if (prototype !== null && prototype !== objectPrototype)
        return writeInstance(object, depth);
    if (isBuilt(object))
        return writeBuilt(object, depth);
    return writeProperties(object, prototype === null && !depth.takesInstances ? ['__proto__: null'] : [], depth);
}
/** Writes the properties of an instance, unless it has other content or decides itself how it is compared. */
function writeInstance(object, depth) {
    const isSpecial = isNativeError(object) ||
        isPromise(object) ||
        isBoxedPrimitive(object) ||
        isAnyArrayBuffer(object) ||
        isArrayBufferView(object) ||
        isWeakMap(object) ||
        isWeakSet(object) ||
        isModuleNamespaceObject(object) ||
        isArgumentsObject(object) ||
        isExternal(object) ||
        iterator in object;
    if (!depth.takesInstances || isSpecial || ownKeys(object).length === 0)
        return refuse();
    return writeProperties(object, [], depth);
}
function writeProperties(object, parts, depth) {
    const keys = ownKeys(object);
    for (let k = 0; k < keys.length; k++) {
        const key = keys[k];
        const descriptor = getOwnPropertyDescriptor(object, key);
        if (typeof key !== 'string' || !hasOwn(descriptor, 'value') || descriptor.enumerable !== true)
            return refuse();
        parts[parts.length] = `${nameOf(key)}: ${write(descriptor.value, inside(depth))}`;
    }
    return parts.length === 0 ? '{}' : `{ ${joined(parts)} }`;
}
function writeDate(time) {
    const date = new DateClass(time);
    const isValid = is(apply(dateToTime, date, []), time);
    return isValid && time === time ? `new Date(${stringify(apply(dateToIso, date, []))})` : `new Date(${time})`;
}
/** Writes an object of an input as a constructor call. */
function writeBuilt(object, depth) {
    const { content } = object;
    const type = typeOfBuilt(object);
    const inner = (value) => write(value, inside(depth));
    switch (type) {
        case 'Record':
            return `Object.fromEntries(${inner(content)})`;
        case 'Date':
            return writeDate(content);
        case 'RegExp': {
            const [source, flags] = content;
            return `new RegExp(${quoted(source)}, ${quoted(flags)})`;
        }
        case 'URL': {
            if (typeof content === 'string')
                return `new URL(${quoted(content)})`;
            const [path, query, fragment] = content;
            return `new URL(${quoted(`http://localhost/${path}?${query}#${fragment}`)})`;
        }
        case 'Function':
            return `scripted(${inner(content)})`;
        case 'Promise':
            return `Promise.resolve(${inner(content)})`;
        case 'ArrayBuffer':
            return `${inner(content)}.buffer`;
        case 'Same':
        case 'Rest':
            return refuse();
        default:
            return `new ${type}(${inner(content)})`;
    }
}
function writeList(list, depth) {
    // `length` is one of the keys; more keys are extra properties, fewer are holes.
    if (ownKeys(list).length !== list.length + 1)
        return refuse();
    const parts = [];
    for (let i = 0; i < list.length; i++)
        parts[i] = write(list[i], inside(depth));
    return `[${joined(parts)}]`;
}
function writeBytes(bytes) {
    if (isBuffer(bytes))
        return `Buffer.from('${apply(bytesToString, bytes, ['base64'])}', 'base64')`;
    if (getPrototypeOf(bytes) !== BytesClass.prototype)
        return refuse();
    const parts = [];
    for (let i = 0; i < bytes.length; i++)
        parts[i] = `${bytes[i]}`;
    return `Uint8Array.of(${joined(parts)})`;
}
function writeEntries(map, depth) {
    const parts = [];
    apply(mapForEach, map, [
        (value, key) => {
            parts[parts.length] = `[${write(key, inside(depth))}, ${write(value, inside(depth))}]`;
        },
    ]);
    return `[${joined(parts)}]`;
}
function writeItems(set, depth) {
    const parts = [];
    apply(setForEach, set, [
        (value) => {
            parts[parts.length] = write(value, inside(depth));
        },
    ]);
    return `[${joined(parts)}]`;
}
function nameOf(key) {
    if (key === '__proto__')
        return '["__proto__"]';
    return apply(nameTest, namePattern, [key]) ? key : quoted(key);
}
function quoted(text) {
    return apply(replace, stringify(text), [separators, escapedSeparator]);
}
function escapedSeparator(separator) {
    return separator === '\u2028' ? '\\u2028' : '\\u2029';
}
function joined(parts) {
    let text = '';
    for (let i = 0; i < parts.length; i++) {
        text += i === 0 ? parts[i] : `, ${parts[i]}`;
        if (text.length > mostLength)
            throw new NoSource();
    }
    return text;
}
function refuse() {
    throw new NoSource();
}
