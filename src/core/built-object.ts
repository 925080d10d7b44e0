/** Typed arrays that are built from lists of numbers; `Uint8Array` is a bytes input instead. */
export const typedArrayNames = [
  'Int8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
] as const;

export type TypedArrayName = (typeof typedArrayNames)[number];

/** Types of objects that inputs can contain besides arrays, bytes and plain objects. */
export const builtTypes = [
  'Map',
  'Set',
  'Record',
  'Date',
  'RegExp',
  'URL',
  'URLSearchParams',
  'Function',
  'Promise',
  'Error',
  'ArrayBuffer',
  'Same',
  'Rest',
  ...typedArrayNames,
] as const;

/** A type of objects that inputs can contain besides arrays, bytes and plain objects. */
export type BuiltType = (typeof builtTypes)[number];

const typeKey = '\0type';

/**
 * An object of an input, represented by its content: the entries of a `Map` or `Record`, the elements of a `Set` or
 * typed array, the milliseconds of a `Date`, `[source, flags]` of a `RegExp`, the text of a `URL` or its `[path, query,
 * fragment]`, the results of a `Function` in the order of its calls with new arguments, the value of a `Promise`, the
 * message of an `Error`, the bytes of an `ArrayBuffer`. The content of `Same` is the number of another argument, which
 * is passed again, and that of `Rest` a list whose elements are passed as arguments of their own. The real object is built in the process that runs the target, so that its content can be symbolic.
 * Built objects are plain data because they are sent between processes; only they have the key `typeKey`.
 */
export interface BuiltObject {
  readonly [typeKey]: BuiltType;
  readonly content: unknown;
}

export function builtObject(type: BuiltType, content: unknown): BuiltObject {
  return { [typeKey]: type, content };
}

export function typeOfBuilt(object: BuiltObject): BuiltType {
  return object[typeKey];
}

export function isBuilt(value: unknown): value is BuiltObject {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, typeKey);
}
