import { emptyList, isObject, isTypedArray, iteratorSymbol } from '../../realm/intrinsics.js';
import { findProperty, hasPlainChain, peek } from '../../heap/peek.js';
import { concretizeContents } from '../../heap/concretize-contents.js';
import { plainLength } from '../../heap/plain-length.js';
import { arrayLikeLength } from './array-like.js';
import { elementShadows, placeShadows } from './array-shadows.js';
import { concretizeCall } from '../concretized-call.js';
/** The model of `Array.from` for all sources, with or without a mapping function. */
export function arrayFrom(context) {
    const { channels, side, yields } = context;
    return {
        before: (call) => {
            const functionId = channels.callees.idOf(call.args[1]);
            const level = yields.open();
            const answers = functionId === 0 ? null : emptyList();
            const copy = { level, shadowOf: elementsOf(context, call, level), answers, turn: -1 };
            call.state = copy;
            if (functionId === 0 && call.args[1] !== undefined)
                concretizeMapped(context, call);
            if (functionId === 0)
                return;
            call.callback = {
                functionId,
                argumentsFor: (values) => [copy.shadowOf(++copy.turn, values[0])],
                returned: (shadow) => answered(context, call, copy, shadow),
            };
            channels.expectCallback(call);
        },
        after: (call, result) => {
            const { level, shadowOf, answers } = call.state;
            const shadows = answers ?? emptyList();
            const length = plainLength(result) ?? 0;
            if (answers === null && call.args[1] === undefined)
                for (let at = 0; at < length; at++)
                    shadows[at] = shadowOf(at, peek(result, at));
            yields.close(level);
            placeShadows(side, result, shadows);
            followLength(context, call, result, length);
            return 0;
        },
    };
}
/** Concretizes the elements for a mapping function whose calls are not seen. */
function concretizeMapped(context, call) {
    concretizeContents(context.recorder, context.side, call.site, call.args[0], 'callback without a model');
    concretizeCall(context, call, 'callback without a model');
}
/** A callback without parameters takes no shadows, and only its last result is seen. */
function answered({ recorder }, call, { answers, turn }, shadow) {
    if (turn >= 0 && answers !== null)
        answers[turn] = shadow;
    else if (shadow !== 0)
        recorder.concretize(call.site, recorder.table.valueAt(shadow), shadow, 'results of a callback without parameters');
}
function elementsOf(context, call, level) {
    const { side, iterations, yields } = context;
    const source = call.args[0];
    if (typeof source === 'string')
        return charactersOf(context, source, call.shadows[0] ?? 0);
    const follower = iterations.followerOf(source);
    if (follower !== undefined)
        return (turn, value) => follower.shadowOf(turn, value);
    const shadows = elementShadows(side, source, call.site);
    if (shadows !== undefined)
        return (turn) => shadows[turn] ?? 0;
    if (isArrayLike(source))
        return (turn, value) => side.read(source, turn, value);
    return (turn, value) => yields.shadowAt(level, turn, value);
}
function charactersOf({ iterations }, text, shadow) {
    let position = 0;
    return (_, character) => {
        if (typeof character !== 'string')
            return 0;
        position += character.length;
        return iterations.character(text, shadow, position - character.length, character);
    };
}
/** True for an object that is copied by index because it has no iterator method. */
function isArrayLike(source) {
    return isObject(source) && hasPlainChain(source) && findProperty(source, iteratorSymbol) === undefined;
}
/**
 * Follows the length of the result, which the string or the array-like object determines. With a mapping function, the
 * length is decided, because the function is called for each element.
 */
function followLength(context, call, result, length) {
    const { recorder, side } = context;
    const { count, node } = lengthOf(context, call);
    const isOpen = count === length && !isTypedArray(result);
    if (call.args[1] !== undefined || !isOpen)
        recorder.takenAll(call.site, node, count);
    if (isOpen)
        side.store(result, 'length', node);
}
const unfollowed = { count: -1, node: 0 };
function lengthOf(context, call) {
    const source = call.args[0];
    if (typeof source !== 'string')
        return (isArrayLike(source) ? arrayLikeLength(context, call.site, source) : undefined) ?? unfollowed;
    // Surrogate pairs are one element each, so which units form pairs is decided.
    const { iterations } = context;
    const shadow = call.shadows[0] ?? 0;
    iterations.pairs.decide(call.site, source, shadow);
    return { count: source.length, node: iterations.countOf(source, shadow, source.length) };
}
