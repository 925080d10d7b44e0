import { types } from 'node:util';

import { isBuilt, typeOfBuilt, type BuiltObject } from '../../core/built-object.ts';

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
class NoSource extends Error {}

/**
 * JavaScript source that constructs an equal value; undefined for functions, instances of classes, cycles and long
 * values.
 */
export function sourceOf(value: unknown): string | undefined {
  return written(value, false);
}

/** The source of a result. */
export interface ResultSource {
  readonly text: string;
  /** False if the source stands for instances of classes by plain objects with the same properties. */
  readonly isExact: boolean;
}

/** The source of a value; if it has instances of classes, these become plain objects. */
export function resultSource(value: unknown): ResultSource | undefined {
  const exact = written(value, false);
  if (exact !== undefined) return { text: exact, isExact: true };
  const plain = written(value, true);
  return plain === undefined ? undefined : { text: plain, isExact: false };
}

function written(value: unknown, takesInstances: boolean): string | undefined {
  try {
    const text = write(value, { level: 0, takesInstances });
    return text.length > mostLength ? undefined : text;
  } catch {
    return undefined;
  }
}

/** How deep a value is nested, and whether instances of classes are written as plain objects. */
interface Depth {
  readonly level: number;
  readonly takesInstances: boolean;
}

function inside({ level, takesInstances }: Depth): Depth {
  return { level: level + 1, takesInstances };
}

function write(value: unknown, depth: Depth): string {
  if (depth.level > deepest) throw new NoSource();
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

function writeObject(object: object, depth: Depth): string {
  if (isProxy(object)) throw new NoSource();
  const prototype = getPrototypeOf(object) as object | null;
  if (isArray(object)) return prototype === arrayPrototype ? writeList(object, depth) : refuse();
  if (isUint8Array(object)) return writeBytes(object);
  if (isDate(object)) return writeDate(apply(dateToTime, object, []));
  if (isRegExp(object)) return apply(patternToString, object, []);
  if (isMap(object)) return `new Map(${listed(writeEntries(object, depth))})`;
  if (isSet(object)) return `new Set(${listed(writeItems(object, depth))})`;
  if (prototype !== null && prototype !== objectPrototype) return writeInstance(object, depth);
  if (isBuilt(object)) return writeBuilt(object, depth);
  return writeProperties(object, prototype === null && !depth.takesInstances ? ['__proto__: null'] : [], depth);
}

/** Writes the properties of an instance, unless it has other content or decides itself how it is compared. */
function writeInstance(object: object, depth: Depth): string {
  const isSpecial =
    isNativeError(object) ||
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
  if (!depth.takesInstances || isSpecial || ownKeys(object).length === 0) return refuse();
  return writeProperties(object, [], depth);
}

function writeProperties(object: object, parts: string[], depth: Depth): string {
  const keys = ownKeys(object);
  for (let k = 0; k < keys.length; k++) {
    const key = keys[k] as string;
    const descriptor = getOwnPropertyDescriptor(object, key)!;
    if (typeof key !== 'string' || !hasOwn(descriptor, 'value') || descriptor.enumerable !== true) return refuse();
    parts[parts.length] = `${nameOf(key)}: ${write(descriptor.value, inside(depth))}`;
  }
  return parts.length === 0 ? '{}' : `{ ${joined(parts)} }`;
}

function writeDate(time: number): string {
  const date = new DateClass(time);
  const isValid = is(apply(dateToTime, date, []), time);
  return isValid && time === time ? `new Date(${stringify(apply(dateToIso, date, []))})` : `new Date(${time})`;
}

/** Writes an object of an input as a constructor call. */
function writeBuilt(object: BuiltObject, depth: Depth): string {
  const { content } = object;
  const type = typeOfBuilt(object);
  const inner = (value: unknown): string => write(value, inside(depth));
  switch (type) {
    case 'Record':
      return `Object.fromEntries(${inner(content)})`;
    case 'Date':
      return writeDate(content as number);
    case 'RegExp': {
      const [source, flags] = content as readonly [string, string];
      return `new RegExp(${quoted(source)}, ${quoted(flags)})`;
    }
    case 'URL': {
      if (typeof content === 'string') return `new URL(${quoted(content)})`;
      const [path, query, fragment] = content as readonly [string, string, string];
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

function writeList(list: readonly unknown[], depth: Depth): string {
  // `length` is one of the keys; more keys are extra properties, fewer are holes.
  if (ownKeys(list).length !== list.length + 1) return refuse();
  const parts: string[] = [];
  for (let i = 0; i < list.length; i++) parts[i] = write(list[i], inside(depth));
  return `[${joined(parts)}]`;
}

function writeBytes(bytes: Uint8Array): string {
  if (isBuffer(bytes)) return `Buffer.from('${apply(bytesToString, bytes, ['base64']) as string}', 'base64')`;
  if (getPrototypeOf(bytes) !== BytesClass.prototype) return refuse();
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i++) parts[i] = `${bytes[i]}`;
  return `Uint8Array.of(${joined(parts)})`;
}

/** A list as the argument of a constructor, which needs none for an empty one. */
function listed(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `[${joined(parts)}]`;
}

function writeEntries(map: ReadonlyMap<unknown, unknown>, depth: Depth): readonly string[] {
  const parts: string[] = [];
  apply(mapForEach, map, [
    (value: unknown, key: unknown) => {
      parts[parts.length] = `[${write(key, inside(depth))}, ${write(value, inside(depth))}]`;
    },
  ]);
  return parts;
}

function writeItems(set: ReadonlySet<unknown>, depth: Depth): readonly string[] {
  const parts: string[] = [];
  apply(setForEach, set, [
    (value: unknown) => {
      parts[parts.length] = write(value, inside(depth));
    },
  ]);
  return parts;
}

function nameOf(key: string): string {
  if (key === '__proto__') return '["__proto__"]';
  return apply(nameTest, namePattern, [key]) ? key : quoted(key);
}

function quoted(text: string): string {
  return apply(replace, stringify(text), [separators, escapedSeparator]);
}

function escapedSeparator(separator: string): string {
  return separator === '\u2028' ? '\\u2028' : '\\u2029';
}

function joined(parts: readonly string[]): string {
  let text = '';
  for (let i = 0; i < parts.length; i++) {
    text += i === 0 ? parts[i] : `, ${parts[i]}`;
    if (text.length > mostLength) throw new NoSource();
  }
  return text;
}

function refuse(): never {
  throw new NoSource();
}
