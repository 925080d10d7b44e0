import { apply, emptyList, isArray, isObject } from '../../realm/intrinsics.js';
import { concat } from './array-concat.js';
import { flat } from './array-flattening.js';
import { changedLength } from './array-length.js';
import { elementShadows, placeShadows, shadowsInPlace } from './array-shadows.js';
import { plainLength } from '../../heap/plain-length.js';
import { concretizeReceiver } from '../concretized-call.js';
/** The range of arguments of a method that are elements; the others are numbers and are concretized. */
const movers = [
    ['unshift', 0],
    ['shift', Infinity],
    ['splice', 2],
    ['slice', Infinity],
    ['reverse', Infinity],
    ['fill', 0, 1],
    ['copyWithin', Infinity],
    ['at', Infinity],
    ['toReversed', Infinity],
    ['toSpliced', 2],
    ['with', 1],
];
const { shift, unshift } = Array.prototype;
const noArray = 'array method on a value that is not an array';
/**
 * Models of methods that move elements without reading them. The same method is applied to the list of their shadows.
 */
export function addArrayMoves(context) {
    const methods = Array.prototype;
    for (const [name, firstElement, lastElement = Infinity] of movers) {
        context.models.add(methods[name], mover(context, methods[name], firstElement, lastElement));
    }
    const typed = Object.getPrototypeOf(Uint8Array.prototype);
    for (const name of ['reverse', 'at', 'toReversed', 'with']) {
        context.models.add(typed[name], mover(context, methods[name], name === 'with' ? 1 : Infinity, Infinity));
    }
    context.models.add(methods['push'], push(context));
    context.models.add(methods['pop'], pop(context));
    context.models.add(methods['concat'], concat(context));
    context.models.add(methods['flat'], flat(context));
    context.models.add(Array.of, {
        after: (call, result) => {
            placeShadows(context.side, result, call.shadows);
            return 0;
        },
    });
}
function mover(context, method, firstElement, lastElement) {
    const { side, recorder } = context;
    return {
        before: (call) => {
            const isShift = call.target === shift;
            if (isShift)
                side.decideWithin(call.site, call.self, 0);
            const atFront = isShift || call.target === unshift;
            call.state = atFront ? shadowsInPlace(side, call.self) : elementShadows(side, call.self, call.site);
            for (let at = 0; at < call.args.length; at++) {
                const isElement = at >= firstElement && at < lastElement;
                if (!isElement)
                    recorder.concretize(call.site, call.args[at], call.shadows[at] ?? 0, 'position in an array');
            }
        },
        after: (call, result) => {
            const shadows = call.state;
            if (shadows === undefined || typeof method !== 'function')
                return concretizeReceiver(context, call, noArray);
            const args = shadowArguments(call, firstElement, lastElement);
            if (args === null) {
                placeShadows(side, call.self, emptyList());
                return 0;
            }
            const moved = apply(method, shadows, args);
            if (result !== call.self && isObject(result) && isArray(moved))
                placeShadows(side, result, moved);
            if (plainLength(call.self) === shadows.length)
                placeShadows(side, call.self, shadows);
            const length = call.target === shift || call.target === unshift ? changedLength(context, call) : 0;
            if (call.target === unshift)
                return length;
            return typeof moved === 'number' && !isObject(result) ? recorder.current(moved, result) : 0;
        },
    };
}
function shadowArguments(call, firstElement, lastElement) {
    const args = emptyList();
    for (let at = 0; at < call.args.length; at++) {
        const isElement = at >= firstElement && at < lastElement;
        if (!isElement && isObject(call.args[at]))
            return null;
        args[at] = isElement ? (call.shadows[at] ?? 0) : call.args[at];
    }
    return args;
}
function push(context) {
    const { side } = context;
    return {
        before: (call) => side.decideLength(call.site, call.self),
        after: (call, result) => {
            const length = plainLength(call.self);
            if (length === undefined || result !== length)
                return concretizeReceiver(context, call, noArray);
            for (let at = 0; at < call.args.length; at++) {
                side.store(call.self, length - call.args.length + at, call.shadows[at] ?? 0);
            }
            return 0;
        },
    };
}
function pop(context) {
    const { side } = context;
    return {
        before: (call) => side.decideLength(call.site, call.self),
        after: (call, result) => {
            const length = plainLength(call.self);
            if (length === undefined)
                return concretizeReceiver(context, call, noArray);
            const shadow = side.read(call.self, length, result);
            side.store(call.self, length, 0);
            return shadow;
        },
    };
}
