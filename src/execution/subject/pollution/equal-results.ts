import { isDeepStrictEqual } from 'node:util';

const { getPrototypeOf } = Object;
const { ownKeys } = Reflect;
const { isArray } = Array;
const deepest = 200;
const objectPrototype = Object.prototype;

/**
 * Deep equality in which -0 equals 0: nearly nothing that prints numbers prints the sign of zero, so that this difference
 * would hide the others. Values in maps, sets and instances are compared strictly.
 */
export function isEqualResult(a: unknown, b: unknown, depth = 0): boolean {
  if (typeof a === 'number' && a === b) return true;
  if (!isPlain(a) || !isPlain(b) || isArray(a) !== isArray(b) || depth > deepest) return isDeepStrictEqual(a, b);
  const keys = ownKeys(a);
  if (ownKeys(b).length !== keys.length || getPrototypeOf(a) !== getPrototypeOf(b)) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (!(key in b) || !isEqualResult(a[key], b[key], depth + 1)) return false;
  }
  return true;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = getPrototypeOf(value) as unknown;
  return isArray(value) || prototype === objectPrototype || prototype === null;
}
