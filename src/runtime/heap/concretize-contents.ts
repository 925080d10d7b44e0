import { memoryOf } from '../bytes/memory-range.ts';
import {
  Bytes,
  isAnyArrayBuffer,
  isArray,
  isDataView,
  isMap,
  isObject,
  isProxy,
  isSet,
  isTypedArray,
  ownKeys,
  PrivateWeakMap,
} from '../realm/intrinsics.ts';
import { peek } from './peek.ts';
import { plainLength } from './plain-length.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { SideTable } from './side-table.ts';

/** Limits of one walk: nesting depth, elements per object, objects in total, bytes per view. What they leave out is noted. */
const depthLimit = 16;
const elementLimit = 1024;
const objectLimit = 4096;
const byteLimit = 1 << 20;

interface Walk {
  readonly recorder: Recorder;
  readonly side: SideTable;
  readonly site: number;
  readonly reason: string;
  /** Objects that were visited already. */
  readonly seen: PrivateWeakMap<true>;
  left: number;
  /** True once a limit left something out. */
  isCut: boolean;
}

/** Concretizes the contents of an object before code that is not followed reads it. */
export function concretizeContents(
  recorder: Recorder,
  side: SideTable,
  site: number,
  object: unknown,
  reason: string,
  depth = depthLimit,
): void {
  if (!isObject(object)) return;
  const walk = { recorder, side, site, reason, seen: new PrivateWeakMap<true>(), left: objectLimit, isCut: false };
  concretizeObject(walk, object, depth);
  if (walk.isCut) recorder.note(site, `${reason}: too large to concretize all of it`);
}

function concretizeObject(walk: Walk, object: unknown, depth: number): void {
  if (!isObject(object) || typeof object === 'function' || isProxy(object)) return;
  if (walk.seen.get(object) === true) return;
  if (depth === 0 || walk.left-- <= 0) {
    walk.isCut = true;
    return;
  }
  walk.seen.set(object, true);
  const { recorder, side, site, reason } = walk;
  if (isTypedArray(object) || isAnyArrayBuffer(object) || isDataView(object)) return concretizeBytes(walk, object);
  const known = side.of(object);
  side.writes.concretizeKeys(site, object, reason);
  if (known !== undefined) {
    const keys = ownKeys(known);
    for (let at = 0; at < keys.length; at++)
      if (known[keys[at] as string] !== 0) concretizeProperty(recorder, side, site, object, keys[at] as string, reason);
  }
  if (isMap(object) || isSet(object))
    side.visitEntries(object, (value, shadow) => {
      recorder.concretize(site, value, shadow, reason);
      concretizeObject(walk, value, depth - 1);
    });
  const inner = isArray(object) ? undefined : ownKeys(object);
  const count = inner?.length ?? plainLength(object) ?? 0;
  if (count > elementLimit) walk.isCut = true;
  for (let at = 0; at < count && at < elementLimit; at++)
    concretizeObject(walk, peek(object, inner === undefined ? at : inner[at]), depth - 1);
}

/** Concretizes the bytes and the length of a view or a buffer. */
function concretizeBytes(walk: Walk, view: object): void {
  const { recorder, side, site, reason } = walk;
  const memory = memoryOf(view);
  if (memory === undefined) return;
  const length = side.bytes.lengths.of(view);
  recorder.concretize(site, recorder.table.valueAt(length), length, reason);
  if (side.bytes.live === 0) return;
  const bytes = isTypedArray(view)
    ? (view as ArrayLike<unknown>)
    : new Bytes(memory.buffer as ArrayBuffer, memory.start, memory.length);
  if (bytes.length > byteLimit) walk.isCut = true;
  for (let at = 0; at < bytes.length && at < byteLimit; at++)
    recorder.concretize(site, bytes[at], side.read(bytes, at, bytes[at]), reason);
}

function concretizeProperty(
  recorder: Recorder,
  side: SideTable,
  site: number,
  object: object,
  key: PropertyKey,
  reason: string,
): void {
  const value = peek(object, key);
  recorder.concretize(site, value, side.read(object, key, value), reason);
}
