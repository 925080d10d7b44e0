import { emptyList, hasOwn, isArray, isObject, isProxy, spreadableSymbol } from '../../realm/intrinsics.js';
import { findProperty, hasPlainChain, peek } from '../../heap/peek.js';
import { concretizeContents } from '../../heap/concretize-contents.js';
import { plainLength } from '../../heap/plain-length.js';
import { arrayLikeLength } from './array-like.js';
import { elementShadows, placeShadows } from './array-shadows.js';
import { concretizeReceiver } from '../concretized-call.js';
/** The model of `concat`. `Symbol.isConcatSpreadable` decides whether an object is an element or is spread. */
export function concat(context) {
    return {
        after: (call, result) => {
            const joined = emptyList();
            let isFollowed = isObject(call.self) && append(context, call, call.self, 0, joined);
            for (let at = 0; at < call.args.length && isFollowed; at++)
                isFollowed = append(context, call, call.args[at], call.shadows[at] ?? 0, joined);
            if (isFollowed && plainLength(result) === joined.length)
                placeShadows(context.side, result, joined);
            else
                concretizeJoined(context, call);
            return 0;
        },
    };
}
function concretizeJoined(context, call) {
    const reason = 'concat of objects that cannot be followed';
    for (let at = 0; at < call.args.length; at++)
        concretizeContents(context.recorder, context.side, call.site, call.args[at], reason);
    concretizeReceiver(context, call, reason);
}
/** Appends the shadows of the elements that an argument adds; false if they are not known. */
function append(context, call, value, shadow, joined) {
    const isSpread = isSpreadable(context, call.site, value);
    if (isSpread === undefined)
        return false;
    if (!isSpread) {
        joined[joined.length] = shadow;
        return true;
    }
    const { side, recorder } = context;
    const shadows = elementShadows(side, value, call.site);
    if (shadows !== undefined) {
        for (let at = 0; at < shadows.length; at++)
            joined[joined.length] = shadows[at];
        return true;
    }
    const length = arrayLikeLength(context, call.site, value);
    if (length === undefined)
        return false;
    recorder.takenAll(call.site, length.node, length.count);
    for (let at = 0; at < length.count; at++)
        joined[joined.length] = side.read(value, at, peek(value, at));
    return true;
}
function isSpreadable({ recorder, side }, site, value) {
    if (!isObject(value))
        return false;
    if (isProxy(value) || !hasPlainChain(value))
        return undefined;
    const found = findProperty(value, spreadableSymbol);
    if (found === undefined)
        return isArray(value);
    if (!hasOwn(found, 'value'))
        return undefined;
    const said = found.value;
    recorder.branch(site, said, side.readInherited(value, spreadableSymbol, said, site));
    return said === undefined ? isArray(value) : !!said;
}
