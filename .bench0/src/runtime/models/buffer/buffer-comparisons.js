import { operatorCode } from '../../../core/operators.js';
import { elementType, elementTypeOf } from '../../bytes/element-type.js';
import { fromCharCode } from '../../realm/intrinsics.js';
import { concretizeContents } from '../../heap/concretize-contents.js';
import { rangeOf } from './buffer-range.js';
import { concretizeArgumentsFrom, concretizeReceiver } from '../concretized-call.js';
import { isAscii, TextOfBytes } from './text-of-bytes.js';
const positions = 'position in a Buffer';
/** Models of comparing and searching Buffers. */
export function addBufferComparisons(context) {
    const { models } = context;
    const methods = Buffer.prototype;
    models.add(methods['equals'], equality(context));
    models.add(methods['compare'], order(context, (call) => [call.self, call.args[0]], 1));
    models.add(Buffer.compare, order(context, (call) => [call.args[0], call.args[1]], 2));
    for (const name of ['indexOf', 'lastIndexOf', 'includes'])
        models.add(methods[name], search(context, name));
}
function equality(context) {
    const { recorder } = context;
    const { table } = recorder;
    return {
        after: (call, result) => {
            const left = rangeOf(context, call.self);
            const right = rangeOf(context, call.args[0]);
            if (left === undefined || right === undefined || left.values.length !== right.values.length)
                return 0;
            let all = 0;
            let isEqual = true;
            for (let at = 0; at < left.values.length; at++) {
                const same = left.values[at] === right.values[at];
                const node = comparison(context, left, right, at, same);
                if (node === 0 && !same)
                    return 0;
                isEqual = isEqual && same;
                if (node !== 0)
                    all = all === 0 ? node : table.node(operatorCode.and, all, node, 0, isEqual);
            }
            return recorder.current(all, result);
        },
    };
}
function comparison({ recorder }, left, right, at, same) {
    return recorder.binary(operatorCode.strictEquals, left.values[at], right.values[at], same, left.shadows[at], right.shadows[at]);
}
/** The model of `compare`: each comparison of two bytes up to the first difference is a decision. */
function order(context, operands, given) {
    const { recorder } = context;
    return {
        after: (call) => {
            concretizeArgumentsFrom(context, call, given, positions);
            const pair = operands(call);
            const left = rangeOf(context, pair[0]);
            const right = rangeOf(context, pair[1]);
            if (left === undefined || right === undefined || call.args.length > given)
                return 0;
            const shared = left.values.length < right.values.length ? left.values.length : right.values.length;
            for (let at = 0; at < shared; at++) {
                const same = left.values[at] === right.values[at];
                recorder.branch(call.site, same, comparison(context, left, right, at, same));
                if (same)
                    continue;
                decideLess(context, call, left, right, at);
                return 0;
            }
            return 0;
        },
    };
}
function decideLess({ recorder }, call, left, right, at) {
    const a = left.values[at];
    const b = right.values[at];
    const shadows = [left.shadows[at], right.shadows[at]];
    recorder.branch(call.site, a < b, recorder.binary(operatorCode.lessThan, a, b, a < b, shadows[0], shadows[1]));
}
/** A search for bytes becomes a string search in the latin1 text of the bytes. */
function search(context, name) {
    const { recorder } = context;
    const decoder = new TextOfBytes(recorder);
    return {
        after: (call, result) => {
            const wanted = wantedText(context, decoder, call);
            const bytes = rangeOf(context, call.self);
            if (wanted === undefined || wanted.text === '' || bytes === undefined || call.args[1] !== undefined) {
                concretizeContents(recorder, context.side, call.site, call.args[0], `search value in a Buffer`);
                return concretizeReceiver(context, call, `${name} in a Buffer from a position`);
            }
            const text = latin1Of(bytes.values);
            const shadows = [decoder.node(bytes, 'latin1', text, call.site), wanted.node];
            return recorder.operation(operatorCode[name], [text, wanted.text], shadows, result);
        },
    };
}
/** Undefined if the bytes are not determined by the argument or cannot be followed. */
function wantedText(context, decoder, call) {
    const wanted = call.args[0];
    const shadow = call.shadows[0] ?? 0;
    if (typeof wanted === 'string')
        return ofText(context, call, wanted, shadow);
    if (typeof wanted === 'number') {
        const text = fromCharCode(wanted & 0xff);
        const { recorder } = context;
        const byte = recorder.binary(operatorCode.bitAnd, wanted, 0xff, wanted & 0xff, shadow, 0);
        return { text, node: recorder.operation(operatorCode.fromCharCode, [wanted & 0xff], [byte], text) };
    }
    const bytes = elementTypeOf(wanted) === elementType.uint8 ? rangeOf(context, wanted) : undefined;
    if (bytes === undefined)
        return undefined;
    const text = latin1Of(bytes.values);
    return { text, node: decoder.node(bytes, 'latin1', text, call.site) };
}
/** A symbolic string is followed if it is ASCII, because each character is then one byte. */
function ofText({ recorder }, call, wanted, shadow) {
    const bytes = bufferFrom(wanted);
    if (shadow === 0)
        return { text: latin1Of(bytes), node: 0 };
    if (wanted === '' || !isAscii(bytes))
        return undefined;
    const { table } = recorder;
    recorder.more(call.site, table.node(operatorCode.stringLength, shadow, 0, 0, wanted.length), 0, true);
    const constant = table.tableConstant({ kind: 'regExp', source: asciiOnly, flags: '' }, `regExp/${asciiOnly}/`);
    recorder.branchOnce(call.site, table.node(operatorCode.regExpTest, constant, shadow, 0, true), true);
    return { text: wanted, node: shadow };
}
const asciiOnly = '^[\\x00-\\x7f]*$';
const bufferFrom = Buffer.from.bind(Buffer);
function latin1Of(bytes) {
    let text = '';
    for (let at = 0; at < bytes.length; at++)
        text += fromCharCode(bytes[at]);
    return text;
}
