import { types } from 'node:util';
/**
 * The built-ins that the runtime uses, captured before any subject code runs. A subject that patches its globals, or
 * defines accessors on `Object.prototype`, does not affect them. Runtime code calls methods of arrays, strings, maps
 * and functions only through these, and iterates by index.
 */
const { Object, Reflect, Array, Function, TypeError, WeakMap, Map, Number, Symbol } = globalThis;
/** Turns a method into a function that takes the receiver as its first argument. */
export const uncurry = Function.prototype.bind.bind(Function.prototype.call);
export const { is: sameValue, getPrototypeOf, getOwnPropertyDescriptor, hasOwn, getOwnPropertyNames, defineProperty, create: createObject, } = Object;
export const { apply, construct, ownKeys, setPrototypeOf } = Reflect;
export const { isArray } = Array;
export const { imul } = Math;
/** Constructors under names that differ from the globals, which the subject may replace. */
export const Slots = Int32Array;
export const Bytes = Uint8Array;
export const textOf = String;
export const { isNativeError, isArgumentsObject, isProxy, isRegExp, isMap, isSet, isTypedArray, isDataView, isAnyArrayBuffer, } = types;
const { isSharedArrayBuffer } = types;
export const iteratorSymbol = Symbol.iterator;
export const asyncIteratorSymbol = Symbol.asyncIterator;
export const spreadableSymbol = Symbol.isConcatSpreadable;
export const hasInstanceSymbol = Symbol.hasInstance;
export const functionHasInstance = Function.prototype[Symbol.hasInstance];
export const primitiveSymbol = Symbol.toPrimitive;
export const functionToString = uncurry(Function.prototype.toString);
export const textSlice = uncurry(String.prototype.slice);
export const textIndexOf = uncurry(String.prototype.indexOf);
export const lastIndexOfText = uncurry(String.prototype.lastIndexOf);
export const codePointAt = uncurry(String.prototype.codePointAt);
export const { fromCharCode } = String;
export const charCodeAt = uncurry(String.prototype.charCodeAt);
const viewGetter = (name) => getOwnPropertyDescriptor(getPrototypeOf(Uint8Array.prototype), name)?.get;
export const typedArrayLength = uncurry(viewGetter('length'));
export const typedArrayOffset = uncurry(viewGetter('byteOffset'));
export const typedArrayBuffer = uncurry(viewGetter('buffer'));
const bufferLength = uncurry(getOwnPropertyDescriptor(ArrayBuffer.prototype, 'byteLength')?.get);
const sharedLength = uncurry(getOwnPropertyDescriptor(SharedArrayBuffer.prototype, 'byteLength')?.get);
export const arrayBufferLength = (buffer) => isSharedArrayBuffer(buffer) ? sharedLength(buffer) : bufferLength(buffer);
const sizeOf = (collection) => uncurry(getOwnPropertyDescriptor(collection, 'size')?.get);
export const mapSize = sizeOf(Map.prototype);
export const setSize = sizeOf(Set.prototype);
export const fillSlots = uncurry(Int32Array.prototype.fill);
export const fillBytes = uncurry(Uint8Array.prototype.fill);
export const copySlots = uncurry(Int32Array.prototype.set);
export const copyBytes = uncurry(Uint8Array.prototype.set);
export const bufferOf = uncurry(getOwnPropertyDescriptor(getPrototypeOf(Uint8Array.prototype), 'buffer')?.get);
export const sliceSlots = uncurry(Int32Array.prototype.slice);
export const copyList = uncurry(Array.prototype.slice);
export const arrayValues = Array.prototype.values;
export const { join: arrayJoin, toString: arrayToString } = Array.prototype;
export const { toString: errorToString } = Error.prototype;
export const { valueOf: objectValueOf } = Object.prototype;
export const arrayIteratorPrototype = getPrototypeOf([][Symbol.iterator]());
export const arrayIteratorNext = arrayIteratorPrototype.next;
export const stringPrototype = String.prototype;
export const numberPrototype = Number.prototype;
export const booleanPrototype = Boolean.prototype;
export const symbolPrototype = Symbol.prototype;
export const bigintPrototype = BigInt.prototype;
export const objectPrototype = Object.prototype;
export const functionPrototype = Function.prototype;
export const globalObject = globalThis;
/** Called under this name, `eval` runs global code. */
export const globalEval = Reflect.get(globalThis, 'eval');
export const NativeTypeError = TypeError;
const bound = uncurry(Function.prototype.bind);
const weakMapMethods = { get: WeakMap.prototype.get, set: WeakMap.prototype.set };
const mapMethods = { get: Map.prototype.get, set: Map.prototype.set, clear: Map.prototype.clear };
/** A weak map with its methods as own properties, so that calls are direct and cannot be patched. */
export class PrivateWeakMap {
    get;
    set;
    constructor() {
        const map = new WeakMap();
        this.get = bound(weakMapMethods.get, map);
        this.set = bound(weakMapMethods.set, map);
    }
}
/** As `PrivateWeakMap`, for keys of any type. */
export class PrivateMap {
    get;
    set;
    clear;
    constructor() {
        const map = new Map();
        this.get = bound(mapMethods.get, map);
        this.set = bound(mapMethods.set, map);
        this.clear = bound(mapMethods.clear, map);
    }
}
/** An array without inherited properties. Because it has no `constructor`, copies of it are plain arrays. */
class List extends Array {
    /** The default constructor would iterate its arguments, and the subject may have patched array iteration. */
    // oxlint-disable-next-line no-useless-constructor
    constructor() {
        super();
    }
}
Reflect.deleteProperty(List.prototype, 'constructor');
Object.setPrototypeOf(List.prototype, null);
/**
 * An empty array without inherited properties, to be filled by index. Writing to a plain array could run accessors that
 * the subject defined on the prototypes. It has no methods.
 */
export function emptyList() {
    return new List();
}
export function isObject(value) {
    return typeof value === 'object' ? value !== null : typeof value === 'function';
}
