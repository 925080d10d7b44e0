import { isArray, isObject, isProxy, isTypedArray, ownKeys } from './intrinsics.ts';
import { peek } from './peek.ts';
import { plainLength } from './plain-length.ts';
import type { Recorder } from './recorder.ts';
import type { SideTable } from './side-table.ts';

/** Native code that takes objects apart seldom looks deeper, or at more. */
const depthLimit = 3;
const elementLimit = 256;

/** Makes concrete what lies in an object: it is about to be looked at by code that nobody follows. */
export function pinContents(
  recorder: Recorder,
  side: SideTable,
  site: number,
  object: unknown,
  reason: string,
  depth = depthLimit,
): void {
  if (depth === 0 || !isObject(object) || typeof object === 'function' || isProxy(object)) return;
  const length = plainLength(object);
  if (length !== undefined && isTypedArray(object)) {
    if (!side.bytes.holds(object)) return;
    for (let at = 0; at < length && at < elementLimit; at++) pinProperty(recorder, side, site, object, at, reason);
    return;
  }
  const known = side.of(object);
  if (known !== undefined) {
    const keys = ownKeys(known);
    for (let at = 0; at < keys.length; at++)
      if (known[keys[at] as string] !== 0) pinProperty(recorder, side, site, object, keys[at] as string, reason);
  }
  const inner = isArray(object) ? undefined : ownKeys(object);
  const count = inner?.length ?? length ?? 0;
  for (let at = 0; at < count && at < elementLimit; at++)
    pinContents(recorder, side, site, peek(object, inner === undefined ? at : inner[at]), reason, depth - 1);
}

function pinProperty(
  recorder: Recorder,
  side: SideTable,
  site: number,
  object: object,
  key: PropertyKey,
  reason: string,
): void {
  const value = isTypedArray(object) ? (object as unknown as ArrayLike<unknown>)[key as number] : peek(object, key);
  recorder.pin(site, value, side.read(object, key, value), reason);
}
