import { operatorCode } from '../../../core/operators.js';
import { emptyList, isObject, isTypedArray, sameValue, textOf } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { plainLength } from '../../heap/plain-length.js';
import { elementsOf, elementShadows, placeShadows } from './array-shadows.js';
/** Upper limit of elements that are compared with earlier ones; later ones are assumed to be distinct, which is noted. */
const comparedElements = 256;
/**
 * The model of sorting. Elements are identified by value; equal elements keep their order, because sorting is stable.
 */
export function sorting(context) {
    const { side, channels } = context;
    return {
        before: (call) => {
            const shadows = elementShadows(side, call.self, call.site);
            if (shadows === undefined)
                return;
            const elements = elementsOf(call.self);
            const sorted = { shadows, elements };
            call.state = sorted;
            decideEqual(context, call, sorted);
            const functionId = channels.callees.idOf(call.args[0]);
            if (functionId === 0)
                return concretizeCompared(context, call, sorted);
            call.callback = {
                functionId,
                argumentsFor: (values) => [shadowByValue(sorted, values[0]), shadowByValue(sorted, values[1])],
                returned: (shadow) => decideOrder(context, call, shadow),
            };
            channels.expectCallback(call);
        },
        after: (call, result) => {
            const before = call.state;
            if (before === undefined || !isObject(result))
                return 0;
            const taken = emptyList();
            const sorted = emptyList();
            const length = plainLength(result) ?? 0;
            for (let index = 0; index < length; index++) {
                const at = nextEqual(before.elements, peek(result, index), taken);
                if (at >= 0)
                    taken[at] = true;
                sorted[index] = before.shadows[at] ?? 0;
            }
            placeShadows(side, result, sorted);
            if (call.args[0] === undefined)
                decideTextOrder(context, call, result, sorted);
            return 0;
        },
    };
}
/** Elements that are equal in this run cannot be distinguished, so their equality is a decision. */
function decideEqual({ recorder }, call, { elements, shadows }) {
    if (elements.length > comparedElements)
        recorder.note(call.site, 'equal elements of a long sorted array');
    for (let at = 1; at < elements.length && at < comparedElements; at++) {
        const element = elements[at];
        const before = nextEqual(elements, element, emptyList());
        if (before === at || before < 0 || shadows[before] === shadows[at])
            continue;
        const one = shadows[before];
        const areEqual = recorder.binary(operatorCode.sameValue, element, element, true, one, shadows[at]);
        recorder.branchOnce(call.site, areEqual, true);
    }
}
/** Concretizes the elements for a comparison function whose calls are not seen. */
function concretizeCompared({ recorder }, call, { elements, shadows }) {
    if (call.args[0] === undefined)
        return;
    for (let at = 0; at < elements.length; at++)
        recorder.concretize(call.site, elements[at], shadows[at] ?? 0, 'sorted by a function without a model');
}
/**
 * Without a comparison function, strings (or the numbers of a typed array) are compared: decides that no element of the
 * result is less than the one before it.
 */
function decideTextOrder({ recorder }, call, result, shadows) {
    const isNumeric = isTypedArray(result);
    for (let at = 1; at < shadows.length; at++) {
        const left = peek(result, at - 1);
        const right = peek(result, at);
        if ((shadows[at - 1] === 0 && shadows[at] === 0) || isObject(left) || isObject(right))
            continue;
        if (left === undefined || right === undefined || typeof left === 'symbol' || typeof right === 'symbol')
            continue;
        const a = isNumeric ? shadows[at - 1] : asText(recorder, left, shadows[at - 1]);
        const b = isNumeric ? shadows[at] : asText(recorder, right, shadows[at]);
        const less = isNumeric ? right : textOf(right);
        const more = isNumeric ? left : textOf(left);
        const node = recorder.binary(operatorCode.lessThan, less, more, false, b, a);
        recorder.branchOnce(call.site, node, false);
    }
}
function asText(recorder, value, shadow) {
    if (shadow === 0 || typeof value === 'string')
        return shadow;
    return recorder.unary(operatorCode.toStringValue, value, textOf(value), shadow);
}
function decideOrder({ recorder }, call, shadow) {
    if (shadow === 0)
        return;
    const { table } = recorder;
    const order = table.valueAt(shadow);
    if (typeof order !== 'number')
        return;
    const isLess = order < 0;
    recorder.branch(call.site, isLess, table.node(operatorCode.lessThan, shadow, table.constant(0), 0, isLess));
}
function shadowByValue({ elements, shadows }, value) {
    return shadows[nextEqual(elements, value, emptyList())] ?? 0;
}
function nextEqual(elements, value, taken) {
    for (let at = 0; at < elements.length; at++)
        if (taken[at] !== true && sameValue(elements[at], value))
            return at;
    return -1;
}
