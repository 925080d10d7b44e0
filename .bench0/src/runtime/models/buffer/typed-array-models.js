import { constants } from 'node:buffer';
import { elementTypeOf } from '../../bytes/element-type.js';
import { memoryOf } from '../../bytes/memory-range.js';
import { isAnyArrayBuffer, isObject, isTypedArray, typedArrayBuffer, typedArrayLength, typedArrayOffset, } from '../../realm/intrinsics.js';
import { elementShadows, placeShadows } from '../array/array-shadows.js';
import { arrayFrom } from '../array/array-from.js';
import { concretizeArgumentsFrom } from '../concretized-call.js';
/** Larger sizes always throw on this version of Node. */
const { MAX_LENGTH } = constants;
const positions = 'position in a typed array';
const constructors = [
    Uint8Array,
    Int8Array,
    Uint8ClampedArray,
    Uint16Array,
    Int16Array,
    Uint32Array,
    Int32Array,
    Float32Array,
    Float64Array,
    BigInt64Array,
    BigUint64Array,
];
/**
 * Models of typed arrays. Shadows belong to the memory, so for a view of the same memory only the positions are
 * concretized.
 */
export function addTypedArrayModels(context) {
    const { models } = context;
    const methods = Object.getPrototypeOf(Uint8Array.prototype);
    const constructor = Object.getPrototypeOf(Uint8Array);
    for (const type of constructors)
        models.add(type, constructed(context));
    models.add(constructor.from, arrayFrom(context));
    models.add(constructor.of, {
        after: (call, result) => {
            placeShadows(context.side, result, call.shadows);
            return 0;
        },
    });
    addMemoryModels(context);
    models.add(methods['subarray'], part(context, positions));
    models.add(methods['slice'], copied(context));
    models.add(methods['copyWithin'], movedWithin(context));
    models.add(methods['set'], elementsSet(context));
    models.add(methods['fill'], filled(context));
}
/** Models of ArrayBuffer and DataView. */
function addMemoryModels(context) {
    const { models, side } = context;
    models.add(DataView, { after: (call) => concretizeArgumentsFrom(context, call, 0, positions) });
    models.add(ArrayBuffer.prototype.slice, {
        after: (call, result) => {
            concretizeArgumentsFrom(context, call, 0, positions);
            const from = memoryOf(call.self);
            const to = memoryOf(result);
            if (from === undefined || to === undefined)
                return 0;
            side.bytes.copy(from.buffer, position(call.args[0], from.length, 0), to.buffer, 0, to.length);
            return 0;
        },
    });
}
/**
 * The model of `new Uint8Array(list)`, also for iterables. For a buffer, the result is another view of the same memory.
 */
function constructed(context) {
    const copying = arrayFrom(context);
    return {
        before: (call) => {
            const source = call.args[0];
            if (typeof source === 'number')
                context.throws.outside(call.site, source, call.shadows[0] ?? 0, 0, MAX_LENGTH);
            if (!isObject(source) || isAnyArrayBuffer(source))
                return;
            // A second argument has no meaning for a list.
            const copy = { ...call, args: [source] };
            copying.before?.(copy);
            call.state = copy;
        },
        after: (call, result) => {
            const copy = call.state;
            return copy === undefined
                ? concretizeArgumentsFrom(context, call, 0, 'size or position of a typed array')
                : copying.after(copy, result);
        },
    };
}
/** The model of methods that return a view of a part of the receiver. */
export function part(context, reason) {
    const { side } = context;
    return {
        decidesLengths: true,
        after: (call, result) => {
            concretizeArgumentsFrom(context, call, 0, reason);
            const { lengths } = side.bytes;
            lengths.decidePart(call.site, call.self, result, call.args[0], call.args[1]);
            const length = lengths.of(result);
            side.store(result, 'length', length);
            side.store(result, 'byteLength', length);
            return 0;
        },
    };
}
/**
 * The model of `slice`. Memory is copied unchanged if the result has the same element type; a subclass may choose
 * another one.
 */
function copied(context) {
    const { side } = context;
    return {
        after: (call, result) => {
            concretizeArgumentsFrom(context, call, 0, positions);
            if (!isTypedArray(call.self) || !isTypedArray(result) || elementTypeOf(result) !== elementTypeOf(call.self))
                return 0;
            const size = elementTypeOf(result)?.size ?? 1;
            const start = position(call.args[0], typedArrayLength(call.self), 0);
            side.bytes.copy(typedArrayBuffer(call.self), typedArrayOffset(call.self) + start * size, typedArrayBuffer(result), typedArrayOffset(result), typedArrayLength(result) * size);
            return 0;
        },
    };
}
function movedWithin(context) {
    const { side } = context;
    return {
        after: (call) => {
            concretizeArgumentsFrom(context, call, 0, positions);
            if (!isTypedArray(call.self))
                return 0;
            const { self } = call;
            const size = elementTypeOf(self)?.size ?? 1;
            const length = typedArrayLength(self);
            const target = position(call.args[0], length, 0);
            const start = position(call.args[1], length, 0);
            const end = position(call.args[2], length, length);
            const room = length - target;
            const count = end - start < room ? end - start : room;
            const base = typedArrayOffset(self);
            const memory = typedArrayBuffer(self);
            if (count > 0)
                side.bytes.copy(memory, base + start * size, memory, base + target * size, count * size);
            return 0;
        },
    };
}
function elementsSet(context) {
    const { side } = context;
    return {
        before: (call) => {
            call.state = elementShadows(side, call.args[0], call.site);
        },
        after: (call) => {
            concretizeArgumentsFrom(context, call, 1, positions);
            const shadows = call.state;
            const offset = typeof call.args[1] === 'number' ? call.args[1] : 0;
            if (shadows === undefined || !isTypedArray(call.self))
                return 0;
            for (let at = 0; at < shadows.length; at++)
                side.store(call.self, offset + at, shadows[at]);
            return 0;
        },
    };
}
function filled(context) {
    const { side } = context;
    return {
        after: (call) => {
            concretizeArgumentsFrom(context, call, 1, positions);
            if (!isTypedArray(call.self))
                return 0;
            const length = typedArrayLength(call.self);
            const end = position(call.args[2], length, length);
            for (let at = position(call.args[1], length, 0); at < end; at++)
                side.store(call.self, at, call.shadows[0] ?? 0);
            return 0;
        },
    };
}
/**
 * Converts a relative position as built-ins do: negative ones count from the end, and the result is clamped to 0 and
 * `length`.
 */
export function position(given, length, missing) {
    if (given === undefined)
        return missing;
    const number = typeof given === 'number' && given === given ? given : 0;
    if (isObject(given))
        return missing;
    const whole = number < 0 ? number + length : number;
    const inside = whole < 0 ? 0 : whole > length ? length : whole;
    return inside - (inside % 1);
}
