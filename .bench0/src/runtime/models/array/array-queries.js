import { operatorCode } from '../../../core/operators.js';
import { emptyList, isObject } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { elementShadows } from './array-shadows.js';
import { plainLength } from '../../heap/plain-length.js';
import { concretizeCall, concretizeReceiver } from '../concretized-call.js';
/** Models of `join`, `toString`, `includes`, `indexOf` and `lastIndexOf` of arrays. */
export function addArrayQueries(context) {
    for (const methods of [Array.prototype, Object.getPrototypeOf(Uint8Array.prototype)]) {
        context.models.add(methods.join, join(context));
        context.models.add(methods.toString, join(context));
        context.models.add(methods.toLocaleString, localized(context));
        context.models.add(methods.includes, search(context, 'includes'));
        context.models.add(methods.indexOf, search(context, 'indexOf'));
        context.models.add(methods.lastIndexOf, search(context, 'lastIndexOf'));
    }
}
/** Concretizes the elements, because the result depends on the locale. */
function localized({ side, recorder }) {
    return {
        after: (call) => {
            const shadows = elementShadows(side, call.self, call.site) ?? [];
            for (let at = 0; at < shadows.length; at++)
                recorder.concretize(call.site, peek(call.self, at), shadows[at], 'text that depends on the locale');
            return 0;
        },
    };
}
function join(context) {
    const { recorder, side } = context;
    return {
        after: (call, result) => {
            const shadows = elementShadows(side, call.self, call.site);
            if (shadows === undefined || typeof result !== 'string')
                return concretizeReceiver(context, call, 'join of a value that is not an array');
            const separator = call.args[0] === undefined ? ',' : call.args[0];
            const values = emptyList();
            const parts = emptyList();
            values[0] = '';
            parts[0] = 0;
            for (let at = 0; at < shadows.length; at++) {
                if (at > 0) {
                    values[values.length] = separator;
                    parts[parts.length] = call.args[0] === undefined ? 0 : (call.shadows[0] ?? 0);
                }
                const value = peek(call.self, at);
                const isEmpty = value === null || value === undefined;
                const text = isObject(value) ? context.texts.nodeOf(value, call.site) : 0;
                if (isObject(value) && text === 0)
                    return concretizeReceiver(context, call, 'join of objects');
                values[values.length] = isEmpty ? '' : isObject(value) ? recorder.table.valueAt(text) : value;
                parts[parts.length] = isEmpty ? 0 : text || shadows[at];
            }
            return recorder.operation(operatorCode.concat, values, parts, result);
        },
    };
}
function anyOf(shadows) {
    for (let at = 0; at < shadows.length; at++)
        if (shadows[at] !== 0)
            return true;
    return false;
}
/** A search for a symbolic value in an array of constants, or for any value among symbolic elements. */
function search(context, name) {
    return {
        after: (call, result) => {
            const shadows = elementShadows(context.side, call.self, call.site);
            if (shadows === undefined || call.args.length !== 1)
                return concretizeReceiver(context, call, `${name} from a position`);
            if (anyOf(shadows))
                return amongSymbolic(context, call, shadows, name);
            const shadow = call.shadows[0] ?? 0;
            const keys = distinctPrimitives(call.self);
            if (shadow === 0 || keys === undefined)
                return concretizeCall(context, call, `${name} in an array that is not a table of distinct primitives`);
            const { table, tables } = context.recorder;
            const constant = tables.keys(call.self, keys);
            return table.node(name === 'includes' ? operatorCode.hasKey : operatorCode.keyIndex, constant, shadow, 0, result);
        },
    };
}
/** The elements, if they are distinct primitives without NaN: then all kinds of equality give the same result. */
function distinctPrimitives(array) {
    const keys = emptyList();
    const length = plainLength(array) ?? 0;
    for (let at = 0; at < length; at++) {
        const value = peek(array, at);
        if (isObject(value) || typeof value === 'symbol' || value !== value)
            return undefined;
        for (let before = 0; before < at; before++)
            if (keys[before] === value)
                return undefined;
        keys[at] = value;
    }
    return keys;
}
/** Records each comparison of the search as a decision. */
function amongSymbolic(context, call, shadows, name) {
    const { recorder } = context;
    const wanted = call.args[0];
    const equals = name === 'includes' ? operatorCode.sameValueZero : operatorCode.strictEquals;
    for (let step = 0; step < shadows.length; step++) {
        const at = name === 'lastIndexOf' ? shadows.length - 1 - step : step;
        const element = peek(call.self, at);
        const isEqual = element === wanted || (name === 'includes' && element !== element && wanted !== wanted);
        const node = recorder.binary(equals, element, wanted, isEqual, shadows[at], call.shadows[0] ?? 0);
        if (node !== 0)
            recorder.branch(call.site, isEqual, node);
        if (isEqual)
            break;
    }
    return 0;
}
