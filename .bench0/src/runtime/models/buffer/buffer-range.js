import { memoryOf } from '../../bytes/memory-range.js';
import { bytesOfRange } from '../../bytes/range-shadows.js';
import { elementShadows } from '../array/array-shadows.js';
import { position } from './typed-array-models.js';
/** The bytes of a part of a Buffer, with positions clamped as `toString` does. */
export function rangeOf({ side }, view, from, to) {
    const memory = memoryOf(view);
    if (memory === undefined)
        return undefined;
    const start = clampedIndex(from, memory.length, 0);
    const end = clampedIndex(to, memory.length, memory.length);
    const length = end > start ? end - start : 0;
    return bytesOfRange(side, { buffer: memory.buffer, start: memory.start + start, length });
}
/** Clamps a position; negative ones become 0. */
export function clampedIndex(given, length, missing) {
    return typeof given === 'number' && given < 0 ? 0 : position(given, length, missing);
}
/** Concretizes the bytes of the receiver. */
export function concretizeElements({ side, recorder }, call, reason) {
    const shadows = elementShadows(side, call.self, call.site) ?? [];
    for (let at = 0; at < shadows.length; at++) {
        recorder.concretize(call.site, call.self[at], shadows[at], reason);
    }
    return 0;
}
