import { types } from 'node:util';

/**
 * The built-ins that the runtime uses, captured before any subject code runs. A subject that patches its globals, or
 * defines accessors on `Object.prototype`, does not affect them. Runtime code calls methods of arrays, strings, maps
 * and functions only through these, and iterates by index.
 */
const { Object, Reflect, Array, Function, TypeError, WeakMap, Map, Number, Symbol } = globalThis;

type Method<Self, Args extends unknown[], Result> = (this: Self, ...args: Args) => Result;

/** Turns a method into a function that takes the receiver as its first argument. */
export const uncurry = Function.prototype.bind.bind(Function.prototype.call) as <Self, Args extends unknown[], Result>(
  method: Method<Self, Args, Result>,
) => (self: Self, ...args: Args) => Result;

export const {
  is: sameValue,
  getPrototypeOf,
  getOwnPropertyDescriptor,
  hasOwn,
  getOwnPropertyNames,
  defineProperty,
  create: createObject,
} = Object;
export const { apply, construct, isExtensible, ownKeys, setPrototypeOf } = Reflect;
export const { isArray } = Array;
export const { imul } = Math;
/** Constructors under names that differ from the globals, which the subject may replace. */
export const Slots: Int32ArrayConstructor = Int32Array;
export const Bytes: Uint8ArrayConstructor = Uint8Array;
export const textOf: (value: unknown) => string = String;
export const {
  isNativeError,
  isArgumentsObject,
  isProxy,
  isRegExp,
  isMap,
  isSet,
  isTypedArray,
  isDataView,
  isAnyArrayBuffer,
} = types;
const { isSharedArrayBuffer } = types;
export const iteratorSymbol: typeof Symbol.iterator = Symbol.iterator;
export const asyncIteratorSymbol: typeof Symbol.asyncIterator = Symbol.asyncIterator;
export const spreadableSymbol: typeof Symbol.isConcatSpreadable = Symbol.isConcatSpreadable;
export const hasInstanceSymbol: typeof Symbol.hasInstance = Symbol.hasInstance;
export const functionHasInstance: unknown = Function.prototype[Symbol.hasInstance];
export const primitiveSymbol: typeof Symbol.toPrimitive = Symbol.toPrimitive;
export const functionToString = uncurry(Function.prototype.toString);
export const textSlice = uncurry(String.prototype.slice);
export const textIndexOf = uncurry(String.prototype.indexOf) as (text: string, part: string, from: number) => number;
export const lastIndexOfText = uncurry(String.prototype.lastIndexOf) as (text: string, part: string) => number;
export const codePointAt = uncurry(String.prototype.codePointAt);
export const { fromCharCode } = String;
export const charCodeAt = uncurry(String.prototype.charCodeAt);
const viewGetter = (name: string): Method<ArrayBufferView, [], unknown> =>
  getOwnPropertyDescriptor(getPrototypeOf(Uint8Array.prototype) as object, name)?.get as Method<
    ArrayBufferView,
    [],
    unknown
  >;
export const typedArrayLength = uncurry(viewGetter('length')) as (view: ArrayBufferView) => number;
export const typedArrayOffset = uncurry(viewGetter('byteOffset')) as (view: ArrayBufferView) => number;
export const typedArrayBuffer = uncurry(viewGetter('buffer')) as (view: ArrayBufferView) => object;
const bufferLength = uncurry(
  getOwnPropertyDescriptor(ArrayBuffer.prototype, 'byteLength')?.get as Method<object, [], number>,
);
const sharedLength = uncurry(
  getOwnPropertyDescriptor(SharedArrayBuffer.prototype, 'byteLength')?.get as Method<object, [], number>,
);
export const arrayBufferLength = (buffer: object): number =>
  isSharedArrayBuffer(buffer) ? sharedLength(buffer) : bufferLength(buffer);
const sizeOf = (collection: object): ((self: object) => number) =>
  uncurry(getOwnPropertyDescriptor(collection, 'size')?.get as Method<object, [], number>);
export const mapSize = sizeOf(Map.prototype);
export const setSize = sizeOf(Set.prototype);
export const fillSlots = uncurry(Int32Array.prototype.fill) as (slots: Int32Array, value: number) => Int32Array;
export const fillBytes = uncurry(Uint8Array.prototype.fill) as (bytes: Uint8Array, value: number) => Uint8Array;
export const copySlots = uncurry(Int32Array.prototype.set) as (slots: Int32Array, from: Int32Array) => void;
export const copyBytes = uncurry(Uint8Array.prototype.set) as (bytes: Uint8Array, from: Uint8Array) => void;
export const bufferOf = uncurry(
  getOwnPropertyDescriptor(getPrototypeOf(Uint8Array.prototype) as object, 'buffer')?.get as Method<
    ArrayBufferView,
    [],
    ArrayBuffer
  >,
);
export const sliceSlots = uncurry(Int32Array.prototype.slice) as (
  slots: Int32Array,
  from: number,
  to: number,
) => Int32Array;
export const copyList = uncurry(Array.prototype.slice) as <Item>(list: readonly Item[]) => Item[];
export const arrayValues: unknown = Array.prototype.values;
export const { join: arrayJoin, toString: arrayToString } = Array.prototype as unknown as Record<string, unknown>;
export const { toString: errorToString } = Error.prototype as unknown as Record<string, unknown>;
export const { valueOf: objectValueOf } = Object.prototype as unknown as Record<string, unknown>;
export const arrayIteratorPrototype = getPrototypeOf([][Symbol.iterator]()) as object;
export const arrayIteratorNext: unknown = (arrayIteratorPrototype as Iterator<unknown>).next;
export const stringPrototype: object = String.prototype;
export const numberPrototype: object = Number.prototype;
export const booleanPrototype: object = Boolean.prototype;
export const symbolPrototype: object = Symbol.prototype;
export const bigintPrototype: object = BigInt.prototype;
export const objectPrototype: object = Object.prototype;
export const functionPrototype: object = Function.prototype;
export const globalObject: object = globalThis;
/** Called under this name, `eval` runs global code. */
export const globalEval = Reflect.get(globalThis, 'eval') as (text: string) => unknown;
export const NativeTypeError: TypeErrorConstructor = TypeError;

const bound = uncurry(Function.prototype.bind) as <Args extends unknown[], Result>(
  method: (...args: Args) => Result,
  self: object,
) => (...args: Args) => Result;
const weakMapMethods = { get: WeakMap.prototype.get, set: WeakMap.prototype.set };
const mapMethods = { get: Map.prototype.get, set: Map.prototype.set, clear: Map.prototype.clear };

/** A weak map with its methods as own properties, so that calls are direct and cannot be patched. */
export class PrivateWeakMap<Value> {
  readonly get: (key: object) => Value | undefined;
  readonly set: (key: object, value: Value) => void;

  constructor() {
    const map = new WeakMap<object, Value>();
    this.get = bound(weakMapMethods.get, map) as (key: object) => Value | undefined;
    this.set = bound(weakMapMethods.set, map);
  }
}

/** As `PrivateWeakMap`, for keys of any type. */
export class PrivateMap<Key, Value> {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => void;
  readonly clear: () => void;

  constructor() {
    const map = new Map<Key, Value>();
    this.get = bound(mapMethods.get, map) as (key: Key) => Value | undefined;
    this.set = bound(mapMethods.set, map);
    this.clear = bound(mapMethods.clear, map);
  }
}

/** An array without inherited properties. Because it has no `constructor`, copies of it are plain arrays. */
class List<Item> extends Array<Item> {
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
export function emptyList<Item>(): Item[] {
  return new List<Item>();
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' ? value !== null : typeof value === 'function';
}
