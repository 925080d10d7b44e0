import { constants } from 'node:buffer';
import { elementTypeOf } from '../../bytes/element-type.js';
import { memoryOf } from '../../bytes/memory-range.js';
import { bytesOfRange, putBytes } from '../../bytes/range-shadows.js';
import { emptyList, isArray, isObject } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { elementShadows, placeShadows } from '../array/array-shadows.js';
import { plainLength } from '../../heap/plain-length.js';
import { clampedIndex, concretizeElements, rangeOf } from './buffer-range.js';
import { BytesOfText } from './bytes-of-text.js';
import { concretizeArgumentsFrom, concretizeCall } from '../concretized-call.js';
import { textEncoding } from './text-encoding.js';
import { TextOfBytes } from './text-of-bytes.js';
import { part, position } from './typed-array-models.js';
const { MAX_LENGTH } = constants;
const positions = 'position in a Buffer';
/** Models of Buffers, besides those of typed arrays and of numbers in memory. */
export function addBufferModels(context) {
    const { models } = context;
    const methods = Buffer.prototype;
    models.add(Buffer.from, made(context));
    models.add(Buffer.of, {
        after: (call, result) => {
            placeShadows(context.side, result, call.shadows);
            return 0;
        },
    });
    models.add(Buffer.alloc, allocated(context));
    models.add(Buffer.concat, concatenated(context));
    models.add(Buffer.copyBytesFrom, copiedBytes(context));
    models.add(Buffer.byteLength, byteLength(context));
    models.add(methods['toString'], printed(context, (call) => textEncoding(call.args[0]), 1));
    for (const name of ['utf8', 'latin1', 'ascii', 'hex', 'base64', 'base64url', 'ucs2']) {
        models.add(methods[`${name}Slice`], printed(context, () => textEncoding(name), 0));
        models.add(methods[`${name}Write`], written(context, () => name));
    }
    models.add(methods['inspect'], { after: (call) => concretizeElements(context, call, 'debug output of a Buffer') });
    for (const name of ['slice', 'subarray'])
        models.add(methods[name], part(context, positions));
    models.add(methods['write'], written(context, lastText));
    models.add(methods['fill'], filled(context));
    models.add(methods['toJSON'], {
        after: (call, result) => {
            placeShadows(context.side, peek(result, 'data'), elementShadows(context.side, call.self, call.site) ?? []);
            return 0;
        },
    });
    models.add(methods['copy'], copied(context));
}
function made(context) {
    const { side } = context;
    const encoder = new BytesOfText(context.recorder);
    return {
        after: (call, result) => {
            const source = call.args[0];
            if (typeof source === 'string')
                return encodeInto(context, encoder, call, source, memoryOf(result), call.args[1], result);
            const shadows = elementShadows(side, source, call.site);
            if (shadows !== undefined && plainLength(result) === shadows.length)
                placeShadows(side, result, shadows);
            return concretizeArgumentsFrom(context, call, 1, positions);
        },
    };
}
/**
 * Writes the bytes of a string argument into memory. If `owner` consists of these bytes, their number is its length;
 * otherwise it is decided.
 */
function encodeInto(context, encoder, call, text, memory, encodingName, owner) {
    const shadow = call.shadows[0] ?? 0;
    concretizeArgumentsFrom(context, call, 1, 'encoding of a text');
    const encoding = textEncoding(encodingName);
    if (memory === undefined || encoding === undefined)
        return concretizeCall(context, call, 'unknown encoding');
    const bytes = bytesOfRange(context.side, memory);
    if (bytes === undefined)
        return concretizeCall(context, call, 'string whose bytes are too many to follow');
    const nodes = shadow === 0 ? emptyList() : encoder.nodes(text, shadow, encoding, bytes.values, call.site);
    if (nodes === undefined)
        concretizeCall(context, call, `irregular ${encoding}`);
    putBytes(context.side, memory, nodes ?? []);
    if (shadow === 0)
        return 0;
    const total = byteLengthOf(text, encoding);
    const length = encoder.length(shadow, encoding, total);
    const decided = encoder.decided(text, shadow, encoding, length);
    if (isObject(owner))
        context.side.followLength(owner, length, decided);
    else
        context.recorder.takenAll(call.site, decided, total);
    return 0;
}
const byteLengthOf = Buffer.byteLength.bind(Buffer);
function allocated(context) {
    const { side, recorder, throws } = context;
    return {
        before: ({ site, args, shadows }) => {
            throws.notBetween(site, args[0], shadows[0] ?? 0, 0, MAX_LENGTH);
        },
        after: (call, result) => {
            recorder.concretize(call.site, call.args[0], call.shadows[0] ?? 0, 'size of a Buffer');
            const isNumber = typeof call.args[1] === 'number';
            const length = plainLength(result) ?? 0;
            if (!isNumber)
                return concretizeArgumentsFrom(context, call, 1, 'string that fills a Buffer');
            for (let at = 0; at < length; at++)
                side.store(result, at, call.shadows[1] ?? 0);
            return 0;
        },
    };
}
function concatenated(context) {
    const { side } = context;
    return {
        after: (call, result) => {
            concretizeArgumentsFrom(context, call, 1, 'size of a Buffer');
            const list = call.args[0];
            const target = memoryOf(result);
            if (!isArray(list) || target === undefined)
                return 0;
            decideParts(context, call, list);
            let at = 0;
            for (let index = 0; index < list.length; index++) {
                const part = memoryOf(peek(list, index));
                if (part === undefined)
                    return 0;
                const length = at + part.length > target.length ? target.length - at : part.length;
                side.bytes.copy(part.buffer, part.start, target.buffer, target.start + at, length);
                at += length;
            }
            return 0;
        },
    };
}
/** The location of each part depends on the number of parts and on the lengths of those before it. */
function decideParts({ side, recorder }, call, list) {
    recorder.takenAll(call.site, side.read(list, 'length', list.length), list.length);
    for (let at = 0; at < list.length; at++)
        side.bytes.lengths.decide(call.site, peek(list, at));
}
function byteLength(context) {
    const encoder = new BytesOfText(context.recorder);
    return {
        after: (call, result) => {
            const encoding = textEncoding(call.args[1]);
            const shadow = call.shadows[0] ?? 0;
            concretizeArgumentsFrom(context, call, 1, 'encoding of a text');
            if (typeof call.args[0] !== 'string' || shadow === 0)
                return 0;
            const length = encoding === undefined ? 0 : encoder.length(shadow, encoding, result);
            return length === 0 ? concretizeCall(context, call, 'byteLength in this encoding') : length;
        },
    };
}
/** The model of decoding bytes to a string; `first` is the index of the argument with the start position. */
function printed(context, encodingOf, first) {
    const { side, recorder } = context;
    const decoder = new TextOfBytes(recorder);
    return {
        decidesLengths: true,
        before: (call) => side.bytes.lengths.decideRange(call.site, call.self, call.args[first], call.args[first + 1]),
        after: (call, result) => {
            concretizeArgumentsFrom(context, call, 0, positions);
            const bytes = rangeOf(context, call.self, call.args[first], call.args[first + 1]);
            const encoding = encodingOf(call);
            if (bytes === undefined || encoding === undefined || typeof result !== 'string') {
                return side.holdsShadows(call.self) ? concretizeElements(context, call, 'too many bytes to follow') : 0;
            }
            return decoder.node(bytes, encoding, result, call.site);
        },
    };
}
/** The model of `write(text, offset, length, encoding)`; offset and length are optional. */
function written(context, encodingOf) {
    const encoder = new BytesOfText(context.recorder);
    return {
        after: (call, result) => {
            const text = call.args[0];
            const memory = memoryOf(call.self);
            if (typeof text !== 'string' || memory === undefined || typeof result !== 'number')
                return 0;
            concretizeArgumentsFrom(context, call, 1, positions);
            const offset = typeof call.args[1] === 'number' ? call.args[1] : 0;
            const target = { buffer: memory.buffer, start: memory.start + offset, length: result };
            return encodeInto(context, encoder, call, text, target, encodingOf(call), undefined);
        },
    };
}
/** The encoding, if there is one: the last argument that is a string. */
function lastText(call) {
    for (let at = call.args.length - 1; at > 0; at--)
        if (typeof call.args[at] === 'string')
            return call.args[at];
    return undefined;
}
function filled(context) {
    const { side } = context;
    return {
        after: (call) => {
            const isNumber = typeof call.args[0] === 'number';
            concretizeArgumentsFrom(context, call, isNumber ? 1 : 0, positions);
            const length = plainLength(call.self) ?? 0;
            const end = clampedIndex(call.args[2], length, length);
            for (let at = clampedIndex(call.args[1], length, 0); at < end; at++)
                side.store(call.self, at, isNumber ? (call.shadows[0] ?? 0) : 0);
            return 0;
        },
    };
}
/** The model of `copyBytesFrom(view, offset, length)`; both numbers count elements. */
function copiedBytes(context) {
    return {
        after: (call, result) => {
            concretizeArgumentsFrom(context, call, 1, positions);
            const source = memoryOf(call.args[0]);
            const target = memoryOf(result);
            if (source === undefined || target === undefined)
                return 0;
            const offset = typeof call.args[1] === 'number' ? call.args[1] : 0;
            const start = source.start + offset * (elementTypeOf(call.args[0])?.size ?? 1);
            context.side.bytes.copy(source.buffer, start, target.buffer, target.start, target.length);
            return 0;
        },
    };
}
/** The model of `copy(target, targetStart, sourceStart, sourceEnd)`, which returns the number of bytes copied. */
function copied(context) {
    return {
        after: (call, result) => {
            concretizeArgumentsFrom(context, call, 1, positions);
            const source = memoryOf(call.self);
            const target = memoryOf(call.args[0]);
            if (source === undefined || target === undefined || typeof result !== 'number')
                return 0;
            const to = target.start + position(call.args[1], target.length, 0);
            const from = source.start + position(call.args[2], source.length, 0);
            context.side.bytes.copy(source.buffer, from, target.buffer, to, result);
            return 0;
        },
    };
}
