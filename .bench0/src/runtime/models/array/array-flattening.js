import { emptyList, isArray, sameValue } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { plainLength } from '../../heap/plain-length.js';
import { elementShadows, placeShadows } from './array-shadows.js';
import { concretizeArgumentsFrom } from '../concretized-call.js';
/** The model of `flat`, which flattens nested arrays to a depth. */
export function flat(context) {
    return {
        after: (call, result) => {
            concretizeArgumentsFrom(context, call, 0, 'depth of flat');
            const depth = call.args[0] === undefined ? 1 : typeof call.args[0] === 'number' ? call.args[0] : 0;
            const shadows = emptyList();
            flatten(context.side, call, call.self, depth, shadows);
            if (plainLength(result) === shadows.length)
                placeShadows(context.side, result, shadows);
            return 0;
        },
    };
}
function flatten(side, call, array, depth, flattened) {
    const shadows = elementShadows(side, array, call.site) ?? [];
    for (let at = 0; at < shadows.length; at++) {
        const element = peek(array, at);
        if (depth >= 1 && isArray(element))
            flatten(side, call, element, depth - 1, flattened);
        else
            flattened[flattened.length] = shadows[at];
    }
}
/** Gives the result of `flatMap` the shadows of the callback results; false if the result does not consist of these. */
export function placeFlattened(side, call, result, answers) {
    const values = emptyList();
    const shadows = emptyList();
    for (let turn = 0; turn < answers.values.length; turn++) {
        const answer = answers.values[turn];
        const inner = isArray(answer) ? elementShadows(side, answer, call.site) : undefined;
        if (inner === undefined) {
            values[values.length] = answer;
            shadows[shadows.length] = answers.shadows[turn] ?? 0;
        }
        else
            for (let at = 0; at < inner.length; at++) {
                values[values.length] = peek(answer, at);
                shadows[shadows.length] = inner[at];
            }
    }
    if (plainLength(result) !== values.length)
        return false;
    for (let at = 0; at < values.length; at++)
        if (!sameValue(peek(result, at), values[at]))
            return false;
    placeShadows(side, result, shadows);
    return true;
}
