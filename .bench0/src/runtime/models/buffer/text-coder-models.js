import { memoryOf } from '../../bytes/memory-range.js';
import { bytesOfRange, putBytes } from '../../bytes/range-shadows.js';
import { emptyList, getOwnPropertyDescriptor, uncurry } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { BytesOfText } from './bytes-of-text.js';
import { concretizeArgumentsFrom, concretizeCall } from '../concretized-call.js';
import { isAscii, TextOfBytes } from './text-of-bytes.js';
const getter = (name) => uncurry(getOwnPropertyDescriptor(TextDecoder.prototype, name)?.get);
const encodingOf = getter('encoding');
const keepsMark = getter('ignoreBOM');
const byteLengthOf = Buffer.byteLength.bind(Buffer);
/** Models of `TextEncoder` and `TextDecoder`. */
export function addTextCoderModels(context) {
    const { models } = context;
    models.add(TextEncoder.prototype.encode, encoding(context));
    models.add(TextEncoder.prototype.encodeInto, encodingInto(context));
    models.add(TextDecoder.prototype.decode, decoding(context));
}
function encoding(context) {
    const encoder = new BytesOfText(context.recorder);
    return {
        after: (call, result) => {
            const memory = memoryOf(result);
            const shadow = call.shadows[0] ?? 0;
            if (memory === undefined || shadow === 0)
                return 0;
            if (!place(context, encoder, call, memory))
                return 0;
            const length = encoder.length(shadow, 'utf8', memory.length);
            const decided = encoder.decided(call.args[0], shadow, 'utf8', length);
            context.side.followLength(result, length, decided);
            return 0;
        },
    };
}
function encodingInto(context) {
    const encoder = new BytesOfText(context.recorder);
    return {
        after: (call, result) => {
            const target = memoryOf(call.args[1]);
            const length = peek(result, 'written');
            if (target === undefined || typeof length !== 'number')
                return 0;
            place(context, encoder, call, { buffer: target.buffer, start: target.start, length });
            const shadow = call.shadows[0] ?? 0;
            const text = call.args[0];
            if (shadow === 0 || typeof text !== 'string')
                return 0;
            const total = byteLengthOf(text);
            const all = encoder.decided(text, shadow, 'utf8', encoder.length(shadow, 'utf8', total));
            context.recorder.takenAll(call.site, all, total);
            return 0;
        },
    };
}
function place(context, encoder, call, memory) {
    const text = call.args[0];
    const shadow = call.shadows[0] ?? 0;
    const bytes = bytesOfRange(context.side, memory);
    if (bytes === undefined || typeof text !== 'string') {
        concretizeCall(context, call, 'string whose bytes are too many to follow');
        return false;
    }
    const nodes = shadow === 0 ? undefined : encoder.nodes(text, shadow, 'utf8', bytes.values, call.site);
    putBytes(context.side, memory, nodes ?? emptyList());
    return true;
}
function decoding(context) {
    const { recorder, side } = context;
    const decoder = new TextOfBytes(recorder);
    return {
        after: (call, result) => {
            concretizeArgumentsFrom(context, call, 1, 'options of a decoder');
            const memory = memoryOf(call.args[0]);
            if (memory === undefined || typeof result !== 'string')
                return 0;
            const bytes = bytesOfRange(side, memory);
            if (bytes?.any === 0)
                return 0;
            const isFollowed = bytes !== undefined && isExact(call.self, call, bytes.values, result);
            if (isFollowed)
                return decoder.node(bytes, 'utf8', result, call.site);
            const shadows = bytes?.shadows ?? [];
            for (let at = 0; at < shadows.length; at++)
                recorder.concretize(call.site, bytes?.values[at], shadows[at], 'bytes whose decoding depends on state or options');
            return 0;
        },
    };
}
/**
 * True if the text can be followed: ASCII, which nearly all encodings share, or UTF-8 decoded in one call without
 * dropping a byte order mark.
 */
function isExact(self, call, values, text) {
    const name = encodingOf(self);
    const isWhole = peek(call.args[1], 'stream') !== true;
    if (isAscii(values))
        return isWhole && text.length === values.length;
    const isMarked = values[0] === 0xef && values[1] === 0xbb && values[2] === 0xbf;
    return name === 'utf-8' && isWhole && (!isMarked || keepsMark(self) === true);
}
