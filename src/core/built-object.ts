/** The typed arrays that are made of lists of numbers; those of bytes are inputs of their own. */
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

/** The objects that inputs can hold beside arrays, bytes and plain objects. */
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
  ...typedArrayNames,
] as const;

export type BuiltType = (typeof builtTypes)[number];

const typeKey = '\0type';

/**
 * An object of an input, as what it is made from: entries of a `Map` or `Record`, elements of a `Set` or a typed array,
 * milliseconds of a `Date`, `[source, flags]` of a `RegExp`, the text of a `URL` or its `[path, query, fragment]`, results
 * of a `Function` in the order of its calls with new arguments, the value of a `Promise`, the message of an `Error`, the
 * bytes of an `ArrayBuffer`; `Same` is the argument of that number once more. The real object is made in the process that
 * runs the target, so that what it is made from can be symbolic. Plain data, since it travels between processes; no other
 * object has a key like that of its type.
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
