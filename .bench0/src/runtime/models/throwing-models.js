import { operatorCode } from '../../core/operators.js';
import { uncurry } from '../realm/intrinsics.js';
import { isWhole } from './is-whole.js';
import { functionModel } from './pure-model.js';
const test = uncurry(RegExp.prototype.test);
const { isWellFormed: wellFormed } = String.prototype;
const isWellFormedText = uncurry(wellFormed);
const hex = '[0-9A-Fa-f]';
const next = `%[89ABab]${hex}`;
const escapes = [
    `%[0-7]${hex}`,
    `%[Cc][2-9A-Fa-f]${next}`,
    `%[Dd]${hex}${next}`,
    `%[Ee]0%[ABab]${hex}${next}`,
    `%[Ee][1-9A-Ca-cEFef]${next}${next}`,
    `%[Ee][Dd]%[89]${hex}${next}`,
    `%[Ff]0%[9ABab]${hex}${next}${next}`,
    `%[Ff][1-3]${next}${next}${next}`,
    `%[Ff]4%8${hex}${next}${next}`,
];
/** The texts that `decodeURI` and `decodeURIComponent` accept: all escapes are valid UTF-8. */
const decodable = new RegExp(`^(?:[^%]|${escapes.join('|')})*$`);
const gap = '[\\t\\n\\f\\r ]*';
const sextet = `${gap}[A-Za-z0-9+/]`;
const padding = `${gap}=`;
/** The texts that `atob` accepts: sextets in groups of four, the last one shorter, with or without its padding. */
const base64 = new RegExp(`^(?:(?:${sextet}){4})*(?:(?:${sextet}){2}(?:(?:${padding}){2})?|(?:${sextet}){3}(?:${padding})?)?${gap}$`);
/** The texts that `btoa` accepts. */
// eslint-disable-next-line no-control-regex
const latin1 = /^[\0-\xff]*$/;
/** The texts that `BigInt` accepts. */
const integer = /^\s*(?:[+-]?[0-9]+|0[xX][0-9A-Fa-f]+|0[oO][0-7]+|0[bB][01]+)?\s*$/;
/**
 * Models of functions that are operators where they do not throw. Whether they throw is decided before the call, so
 * that the search can target it.
 */
export function addThrowingModels(context) {
    const { models } = context;
    for (const [target, name] of [
        [decodeURI, 'decodeURI'],
        [decodeURIComponent, 'decodeURIComponent'],
    ])
        models.add(target, throwing(context, name, (call) => matches(context, call, decodable)));
    for (const [target, name] of [
        [encodeURI, 'encodeURI'],
        [encodeURIComponent, 'encodeURIComponent'],
    ])
        models.add(target, throwing(context, name, (call) => isWellFormed(context, call)));
    models.add(atob, throwing(context, 'atob', (call) => matches(context, call, base64)));
    models.add(btoa, throwing(context, 'btoa', (call) => matches(context, call, latin1)));
    models.add(BigInt, throwing(context, 'toBigInt', (call) => typeof call.args[0] === 'number' ? isInteger(context, call) : matches(context, call, integer)));
}
/**
 * `accepts` gives the node of the condition under which the function does not throw; 0 if that does not depend on the
 * input.
 */
function throwing(context, name, accepts) {
    return {
        ...functionModel(context, name),
        before: (call) => {
            if ((call.shadows[0] ?? 0) !== 0)
                context.throws.unless(call.site, accepts(call));
        },
    };
}
/** `pattern` belongs to this module, so the subject cannot have changed it. */
function matches({ recorder }, call, pattern) {
    const text = call.args[0];
    if (typeof text !== 'string')
        return 0;
    const { table, tables } = recorder;
    const operands = [tables.pattern(pattern, pattern.source, ''), call.shadows[0], table.constant(0)];
    return recorder.operationOn(operatorCode.regExpTest, operands, test(pattern, text));
}
function isWellFormed({ recorder }, call) {
    const text = call.args[0];
    if (typeof text !== 'string')
        return 0;
    return recorder.unary(operatorCode.isWellFormed, text, isWellFormedText(text), call.shadows[0]);
}
function isInteger({ recorder }, call) {
    const number = call.args[0];
    if (isWhole(recorder.table, call.shadows[0]))
        return 0;
    return recorder.unary(operatorCode.isInteger, number, number % 1 === 0, call.shadows[0]);
}
