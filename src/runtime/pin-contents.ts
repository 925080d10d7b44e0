import { memoryOf } from './bytes/memory-range.ts';
import {
  Bytes,
  isAnyArrayBuffer,
  isArray,
  isDataView,
  isObject,
  isProxy,
  isTypedArray,
  ownKeys,
} from './intrinsics.ts';
import { peek } from './peek.ts';
import { plainLength } from './plain-length.ts';
import type { Recorder } from './recorder.ts';
import type { SideTable } from './side-table.ts';

/** Native code that takes objects apart seldom looks deeper, or at more. */
const depthLimit = 3;
const elementLimit = 256;
const byteLimit = 1 << 20;

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
  if (isTypedArray(object) || isAnyArrayBuffer(object) || isDataView(object))
    return pinBytes(recorder, side, site, object, reason);
  const length = plainLength(object);
  const known = side.of(object);
  side.writes.pinKeys(site, object, reason);
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

/** What lies in memory, whatever shows it. */
function pinBytes(recorder: Recorder, side: SideTable, site: number, view: object, reason: string): void {
  const memory = memoryOf(view);
  if (memory === undefined) return;
  const length = side.bytes.lengths.of(view);
  recorder.pin(site, recorder.table.valueAt(length), length, reason);
  if (side.bytes.live === 0) return;
  const bytes = isTypedArray(view)
    ? (view as ArrayLike<unknown>)
    : new Bytes(memory.buffer as ArrayBuffer, memory.start, memory.length);
  for (let at = 0; at < bytes.length && at < byteLimit; at++)
    recorder.pin(site, bytes[at], side.read(bytes, at, bytes[at]), reason);
}

function pinProperty(
  recorder: Recorder,
  side: SideTable,
  site: number,
  object: object,
  key: PropertyKey,
  reason: string,
): void {
  const value = peek(object, key);
  recorder.pin(site, value, side.read(object, key, value), reason);
}
