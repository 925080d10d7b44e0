import { memoryOf } from '../bytes/memory-range.js';
import { Bytes, isAnyArrayBuffer, isArray, isDataView, isMap, isObject, isProxy, isSet, isTypedArray, ownKeys, PrivateWeakMap, } from '../realm/intrinsics.js';
import { peek } from './peek.js';
import { plainLength } from './plain-length.js';
/** Limits of one walk: nesting depth, elements per object, objects in total, bytes per view. What they leave out is noted. */
const depthLimit = 16;
const elementLimit = 1024;
const objectLimit = 4096;
const byteLimit = 1 << 20;
/** Concretizes the contents of an object before code that is not followed reads it. */
export function concretizeContents(recorder, side, site, object, reason, depth = depthLimit) {
    if (!isObject(object))
        return;
    const walk = { recorder, side, site, reason, seen: new PrivateWeakMap(), left: objectLimit, isCut: false };
    concretizeObject(walk, object, depth);
    if (walk.isCut)
        recorder.note(site, `${reason}: too large to concretize all of it`);
}
function concretizeObject(walk, object, depth) {
    if (!isObject(object) || typeof object === 'function' || isProxy(object))
        return;
    if (walk.seen.get(object) === true)
        return;
    if (depth === 0 || walk.left-- <= 0) {
        walk.isCut = true;
        return;
    }
    walk.seen.set(object, true);
    const { recorder, side, site, reason } = walk;
    if (isTypedArray(object) || isAnyArrayBuffer(object) || isDataView(object))
        return concretizeBytes(walk, object);
    const known = side.of(object);
    side.writes.concretizeKeys(site, object, reason);
    if (known !== undefined) {
        const keys = ownKeys(known);
        for (let at = 0; at < keys.length; at++)
            if (known[keys[at]] !== 0)
                concretizeProperty(recorder, side, site, object, keys[at], reason);
    }
    if (isMap(object) || isSet(object))
        side.visitEntries(object, (value, shadow) => {
            recorder.concretize(site, value, shadow, reason);
            concretizeObject(walk, value, depth - 1);
        });
    const inner = isArray(object) ? undefined : ownKeys(object);
    const count = inner?.length ?? plainLength(object) ?? 0;
    if (count > elementLimit)
        walk.isCut = true;
    for (let at = 0; at < count && at < elementLimit; at++)
        concretizeObject(walk, peek(object, inner === undefined ? at : inner[at]), depth - 1);
}
/** Concretizes the bytes and the length of a view or a buffer. */
function concretizeBytes(walk, view) {
    const { recorder, side, site, reason } = walk;
    const memory = memoryOf(view);
    if (memory === undefined)
        return;
    const length = side.bytes.lengths.of(view);
    recorder.concretize(site, recorder.table.valueAt(length), length, reason);
    if (side.bytes.live === 0)
        return;
    const bytes = isTypedArray(view)
        ? view
        : new Bytes(memory.buffer, memory.start, memory.length);
    if (bytes.length > byteLimit)
        walk.isCut = true;
    for (let at = 0; at < bytes.length && at < byteLimit; at++)
        recorder.concretize(site, bytes[at], side.read(bytes, at, bytes[at]), reason);
}
function concretizeProperty(recorder, side, site, object, key, reason) {
    const value = peek(object, key);
    recorder.concretize(site, value, side.read(object, key, value), reason);
}
