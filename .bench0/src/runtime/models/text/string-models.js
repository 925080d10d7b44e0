import { constants } from 'node:buffer';
import { operatorCode } from '../../../core/operators.js';
import { emptyList, isObject } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { plainLength } from '../../heap/plain-length.js';
import { arrayLikeLength } from '../array/array-like.js';
import { concretizeArgumentsFrom, concretizeCall } from '../concretized-call.js';
import { functionModel, methodModel } from '../pure-model.js';
const { MAX_STRING_LENGTH } = constants;
const { floor } = Math;
export function addStringModels(context) {
    const { models } = context;
    const methods = String.prototype;
    models.add(methods['charCodeAt'], charCodeAt(context));
    models.add(methods['codePointAt'], codePointAt(context));
    models.add(methods['repeat'], repeat(context));
    for (const name of ['toLocaleLowerCase', 'toLocaleUpperCase'])
        models.add(methods[name], localized(context, name, 0));
    models.add(methods['localeCompare'], localized(context, 'localeCompare', 1));
    models.add(methods['normalize'], normalize(context));
    for (const name of ['padStart', 'padEnd'])
        models.add(methods[name], padded(context, name));
    const same = { after: (call) => (typeof call.self === 'string' ? call.selfShadow : 0) };
    models.add(methods['toString'], same);
    models.add(methods['valueOf'], same);
    models.add(String.fromCharCode, functionModel(context, 'fromCharCode'));
    models.add(String.fromCodePoint, fromCodePoint(context));
    models.add(String, converted(context));
    models.add(String.raw, raw(context));
}
/** The model of `charCodeAt`. A code unit of a whole input is a variable, because that is what parsers read most. */
function charCodeAt(context) {
    const { recorder } = context;
    const general = methodModel(context, 'charCodeAt', 'string');
    return {
        after: (call, result) => {
            const { table } = recorder;
            const index = call.args[0];
            const isInput = call.selfShadow !== 0 && table.operatorOf(call.selfShadow) === operatorCode.text;
            if (isInput &&
                (call.shadows[0] ?? 0) === 0 &&
                typeof index === 'number' &&
                index === (index | 0) &&
                result === result) {
                return table.node(operatorCode.unit, table.firstOf(call.selfShadow), index, 0, result);
            }
            return general.after(call, result);
        },
    };
}
/**
 * The model of `codePointAt`. Whether two units form a code point is decided first, once per position; the result is
 * then an expression over units, and the position of the next code point is a constant.
 */
function codePointAt(context) {
    const { recorder } = context;
    const general = methodModel(context, 'codePointAt', 'string');
    const asUnit = charCodeAt(context);
    return {
        after: (call, result) => {
            const point = general.after(call, result);
            if (point === 0 || typeof result !== 'number')
                return point;
            const isPair = result > 0xff_ff;
            const decided = recorder.binary(operatorCode.greaterThan, result, 0xff_ff, isPair, point, 0);
            recorder.branchOnce(call.site, decided, isPair);
            return isPair ? point : asUnit.after(call, result);
        },
    };
}
/**
 * The model of `fromCodePoint`. For one unit, or two that are known to form a pair, the result is the `fromCharCode`
 * expression, which the solvers handle better.
 */
function fromCodePoint(context) {
    const general = functionModel(context, 'fromCodePoint');
    const ofUnit = functionModel(context, 'fromCharCode');
    return {
        before: ({ site, args, shadows }) => {
            for (let at = 0; at < args.length; at++) {
                const shadow = shadows[at] ?? 0;
                if (shadow === 0)
                    continue;
                if (context.throws.outside(site, args[at], shadow, 0, 0x10_ff_ff))
                    return;
                if (context.throws.notWhole(site, args[at], shadow))
                    return;
            }
        },
        after: (call, result) => {
            const { table } = context.recorder;
            const point = call.shadows[0] ?? 0;
            const operator = call.args.length === 1 ? table.operatorOf(point) : 0;
            if (operator === operatorCode.unit || operator === operatorCode.charCodeAt)
                return ofUnit.after(call, result);
            const isPair = operator === operatorCode.codePointAt && typeof result === 'string' && result.length === 2;
            return (isPair ? pairOfUnits(context, point, result) : 0) || general.after(call, result);
        },
    };
}
/** The two units of a code point as a string; 0 unless the position of the code point is a constant. */
function pairOfUnits({ recorder }, point, pair) {
    const { table } = recorder;
    const text = table.firstOf(point);
    const place = table.secondOf(point);
    if (table.operatorOf(place) !== operatorCode.const)
        return 0;
    const at = table.valueAt(place);
    const beyond = table.valueAt(point) - 0x1_00_00;
    const high = table.node(operatorCode.charCodeAt, text, place, 0, 0xd8_00 + (beyond >> 10));
    const low = table.node(operatorCode.charCodeAt, text, table.constant(at + 1), 0, 0xdc_00 + (beyond & 0x3_ff));
    return recorder.operationOn(operatorCode.fromCharCode, [high, low], pair);
}
/** The model of `repeat`, which throws if the count is negative or infinite, or the result would be too long. */
function repeat(context) {
    return {
        ...methodModel(context, 'repeat', 'string'),
        before: ({ site, self, selfShadow, args, shadows }) => {
            const length = typeof self === 'string' && selfShadow === 0 ? self.length : 0;
            const most = length === 0 ? Infinity : floor(MAX_STRING_LENGTH / length);
            context.throws.outside(site, args[0], shadows[0] ?? 0, 0, most);
        },
    };
}
/** The model of `padStart` and `padEnd`, which throw if the result would be too long, unless the filler is empty. */
function padded(context, name) {
    return {
        ...methodModel(context, name, 'string'),
        before: ({ site, args, shadows }) => {
            if (args[1] !== '')
                context.throws.outside(site, args[0], shadows[0] ?? 0, -Infinity, MAX_STRING_LENGTH);
        },
    };
}
/**
 * The model of a method with optional locale arguments, which start at index `from`. With a locale, the call is
 * concretized.
 */
function localized(context, name, from) {
    const model = methodModel(context, name, 'string');
    return {
        before: (call) => void concretizeArgumentsFrom(context, call, from, 'name of a locale'),
        after: (call, result) => {
            for (let at = from; at < call.args.length; at++)
                if (call.args[at] !== undefined)
                    return concretizeCall(context, call, `${name} by the rules of a locale`);
            return model.after(call, result);
        },
    };
}
const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'];
/** The model of `normalize`, which throws for an unknown form. */
function normalize(context) {
    const { recorder, throws } = context;
    return {
        ...methodModel(context, 'normalize', 'string'),
        before: ({ site, args, shadows }) => {
            const form = args[0];
            const shadow = recorder.current(shadows[0] ?? 0, form);
            if (shadow === 0 || typeof form !== 'string')
                return;
            let isKnown = false;
            for (let at = 0; at < forms.length; at++)
                if (forms[at] === form)
                    isKnown = true;
            const names = recorder.table.tableConstant({ kind: 'keys', keys: forms }, 'normalization forms');
            throws.unless(site, recorder.table.node(operatorCode.hasKey, names, shadow, 0, isKnown));
        },
    };
}
/** The model of `String.raw({ raw: [...] }, ...values)`: the parts of the text with the values between them. */
function raw(context) {
    const { recorder } = context;
    return {
        after: (call, result) => {
            const { length, partAt } = rawParts(context, call);
            const values = emptyList();
            const shadows = emptyList();
            for (let at = 0; at < length; at++) {
                partAt(at, values, shadows);
                if (at + 1 >= length || at + 1 >= call.args.length)
                    continue;
                values[values.length] = call.args[at + 1];
                shadows[shadows.length] = call.shadows[at + 1] ?? 0;
            }
            return recorder.operation(operatorCode.concat, values, shadows, result);
        },
    };
}
/** The parts: the units of a string, or the elements of an array or an array-like object. */
function rawParts(context, call) {
    const { recorder, side, iterations } = context;
    const parts = peek(call.args[0], 'raw');
    if (typeof parts === 'string') {
        const text = side.readInherited(call.args[0], 'raw', parts);
        recorder.takenAll(call.site, iterations.countOf(parts, text, parts.length), parts.length);
        return {
            length: parts.length,
            partAt: (at, values, shadows) => {
                values[values.length] = parts[at];
                shadows[shadows.length] = iterations.character(parts, text, at, parts[at]);
            },
        };
    }
    side.decideLength(call.site, parts);
    const plain = plainLength(parts);
    const like = plain === undefined ? arrayLikeLength(context, call.site, parts) : undefined;
    recorder.takenAll(call.site, like?.node ?? 0, like?.count ?? 0);
    return {
        length: plain ?? like?.count ?? 0,
        partAt: (at, values, shadows) => {
            const part = peek(parts, at);
            values[values.length] = part;
            shadows[shadows.length] = side.read(parts, at, part);
        },
    };
}
/** The model of `String(value)`; the text of an array or an error is computed from its contents. */
function converted(context) {
    return {
        after: (call, result) => {
            if (isObject(result))
                return concretizeCall(context, call, 'object around a primitive');
            if ((call.shadows[0] ?? 0) === 0)
                return context.texts.nodeOf(call.args[0], call.site);
            if (typeof call.args[0] === 'string')
                return call.shadows[0];
            const node = context.recorder.unary(operatorCode.toStringValue, call.args[0], result, call.shadows[0]);
            return node === 0 ? concretizeCall(context, call, 'String of an object') : node;
        },
    };
}
