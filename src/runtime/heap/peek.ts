import { hostGlobal } from '../realm/host-globals.ts';
import {
  bigintPrototype,
  booleanPrototype,
  getPrototypeOf,
  globalObject,
  hasOwn,
  isObject,
  isProxy,
  numberPrototype,
  stringPrototype,
  symbolPrototype,
} from '../realm/intrinsics.ts';
import { ownDescriptor } from '../realm/language-objects.ts';

/** The property's descriptor wherever a read would find it; undefined too where only running code could tell. */
export function findProperty(object: unknown, key: PropertyKey): PropertyDescriptor | undefined {
  if (object === null || object === undefined) return undefined;
  let holder: object | null = isObject(object) ? object : prototypeOfPrimitive(object);
  try {
    while (holder !== null && !isExotic(holder)) {
      const descriptor = ownDescriptor(holder, key);
      if (descriptor !== undefined) return descriptor;
      holder = getPrototypeOf(holder) as object | null;
    }
  } catch {
    // A module namespace refuses to show bindings that are not initialized yet.
  }
  return undefined;
}

/** The last objects seen to be no proxies, which they never become: most looks go to the same few, and asking is slow. */
const plain: { last: object | null; other: object | null } = { last: null, other: null };

function isExotic(object: object): boolean {
  if (object === plain.last || object === plain.other) return false;
  if (isProxy(object)) return true;
  plain.other = plain.last;
  plain.last = object;
  return false;
}

/** Whether no proxy stands between an object and the end of its prototypes. */
export function hasPlainChain(object: unknown): boolean {
  for (let holder: unknown = object; isObject(holder); holder = getPrototypeOf(holder))
    if (isProxy(holder)) return false;
  return true;
}

/** The value a read would give, without running a getter or a trap; undefined where that cannot be told. */
export function peek(object: unknown, key: unknown): unknown {
  if (isObject(key)) return undefined;
  const descriptor = findProperty(object, key as PropertyKey);
  return descriptor !== undefined && hasOwn(descriptor, 'value') ? descriptor.value : undefined;
}

/** The getter a read would run. */
export function peekGetter(object: unknown, key: PropertyKey): unknown {
  const descriptor = findProperty(object, key);
  return descriptor !== undefined && hasOwn(descriptor, 'get') ? descriptor.get : undefined;
}

export function peekGlobal(name: string): unknown {
  const descriptor = findProperty(globalObject, name);
  if (descriptor === undefined) return undefined;
  if (hasOwn(descriptor, 'value')) return descriptor.value;
  return descriptor.get === undefined ? undefined : hostGlobal(descriptor.get);
}

function prototypeOfPrimitive(value: unknown): object {
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
