import { emptyList, sameValue } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { plainLength } from '../../heap/plain-length.js';
import { unanswered } from '../../recording/registers.js';
import { placeFlattened } from './array-flattening.js';
import { elementsOf, elementShadows, placeShadows } from './array-shadows.js';
import { sorting } from './array-sorting.js';
import { concretizeReceiver } from '../concretized-call.js';
/**
 * Models of array methods with callbacks. The callback gets the shadows of the elements; its results become decisions
 * or elements.
 */
export function addArrayCallbacks(context) {
    const targets = [Array.prototype, Object.getPrototypeOf(Uint8Array.prototype)];
    for (const methods of targets) {
        for (const name of [
            'forEach',
            'map',
            'filter',
            'some',
            'every',
            'find',
            'findIndex',
            'findLast',
            'findLastIndex',
            'flatMap',
        ]) {
            context.models.add(methods[name], visiting(context, name));
        }
        context.models.add(methods['reduce'], folding(context, -1));
        context.models.add(methods['reduceRight'], folding(context, 1));
        for (const name of ['sort', 'toSorted'])
            context.models.add(methods[name], sorting(context));
    }
}
/**
 * The index of the next call. A callback reports the index only if it has a parameter for it; otherwise, indices are
 * counted.
 */
function nextTurn(visit, index, step) {
    visit.last = typeof index === 'number' ? index : visit.last + step;
    return visit.last;
}
const deciding = ['filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex'];
function visiting(context, name) {
    const { recorder, side, channels, registers } = context;
    const step = name === 'findLast' || name === 'findLastIndex' ? -1 : 1;
    let decides = false;
    for (let at = 0; at < deciding.length; at++)
        if (deciding[at] === name)
            decides = true;
    return {
        before: (call) => {
            const shadows = elementShadows(side, call.self, call.site);
            if (shadows === undefined)
                return void concretizeReceiver(context, call, 'array method on a value that is not an array');
            recorder.concretize(call.site, call.args[1], call.shadows[1] ?? 0, 'receiver of a callback');
            const last = step === 1 ? -1 : shadows.length;
            const visit = {
                shadows,
                elements: elementsOf(call.self),
                answers: emptyList(),
                answered: emptyList(),
                current: -1,
                last,
            };
            const functionId = channels.callees.idOf(call.args[0]);
            call.state = visit;
            if (functionId === 0)
                return;
            call.callback = {
                functionId,
                argumentsFor: (values) => {
                    visit.current = nextTurn(visit, values[1], step);
                    registers.answer = unanswered;
                    return [visit.shadows[visit.current] ?? 0];
                },
                returned: (shadow) => {
                    if (visit.current < 0)
                        return concretizeAnswer(context, call, shadow);
                    visit.answers[visit.current] = shadow;
                    visit.answered[visit.current] = registers.answer;
                    if (decides && shadow !== 0)
                        recorder.branch(call.site, recorder.table.valueAt(shadow), shadow);
                    visit.current = -1;
                },
            };
            channels.expectCallback(call);
        },
        after: (call, result) => {
            const visit = call.state;
            if (visit === undefined)
                return 0;
            if (call.callback === null)
                askBuiltIn(context, call, visit, name === 'map' ? result : undefined);
            if (name === 'map')
                placeShadows(side, result, filled(visit.answers, visit.shadows.length));
            else if (name === 'filter')
                placeShadows(side, result, kept(visit, result));
            else if (name === 'flatMap')
                flattened(context, call, visit, result);
            else if (name === 'find' || name === 'findLast')
                return found(context, visit, result, name === 'findLast');
            return 0;
        },
    };
}
/** Calls of a built-in as callback are not seen: its model is applied to every element afterwards. */
function askBuiltIn({ models, recorder }, call, visit, mapped) {
    const target = call.args[0];
    const model = models.get(target);
    const isKnown = mapped === undefined ? target === Boolean : model !== undefined && call.args.length === 1;
    for (let at = 0; at < visit.elements.length; at++) {
        const shadow = visit.shadows[at];
        if (shadow === 0)
            continue;
        const element = visit.elements[at];
        if (!isKnown || model === undefined) {
            recorder.concretize(call.site, element, shadow, 'callback without a model');
            continue;
        }
        if (mapped === undefined) {
            recorder.branch(call.site, element, shadow);
            continue;
        }
        const args = [element, at, call.self];
        const inner = {
            ...call,
            target,
            self: undefined,
            args,
            selfShadow: 0,
            shadows: [shadow, 0, 0],
            model,
            state: undefined,
        };
        visit.answers[at] = model.after(inner, peek(mapped, at));
    }
}
/** A callback without parameters takes no shadows, and only its last result is seen. */
function concretizeAnswer({ recorder }, call, shadow) {
    recorder.concretize(call.site, recorder.table.valueAt(shadow), shadow, 'results of a callback without parameters');
}
/**
 * The results of a function written in the call of `flatMap` are recorded; those of other functions are not known, so
 * that the elements are concretized.
 */
function flattened({ recorder, side }, call, visit, result) {
    const { elements, shadows, answered, answers } = visit;
    let isSeen = call.callback !== null && answered.length === elements.length;
    for (let at = 0; at < answered.length; at++)
        if (answered[at] === unanswered)
            isSeen = false;
    if (isSeen && placeFlattened(side, call, result, { values: answered, shadows: answers }))
        return;
    const reason = 'results of a flatMap callback that is not written in the call';
    for (let at = 0; at < elements.length; at++)
        recorder.concretize(call.site, elements[at], shadows[at] ?? 0, reason);
    if (call.callback !== null)
        recorder.note(call.site, reason);
}
function filled(shadows, length) {
    const all = emptyList();
    for (let at = 0; at < length; at++)
        all[at] = shadows[at] ?? 0;
    return all;
}
/**
 * The shadows of the elements that passed. Where the results of the callback are not known, elements are matched by
 * value.
 */
function kept(visit, result) {
    const shadows = emptyList();
    const length = plainLength(result) ?? 0;
    let at = 0;
    for (let index = 0; index < length; index++) {
        const value = peek(result, index);
        while (at < visit.elements.length && (hasFailed(visit, at) || !sameValue(visit.elements[at], value)))
            at++;
        shadows[index] = visit.shadows[at++] ?? 0;
    }
    return shadows;
}
function hasFailed({ answered }, at) {
    return at < answered.length && !answered[at];
}
function found({ recorder }, visit, result, last) {
    const { length } = visit.elements;
    // The search ends with the element that was found.
    if (sameValue(visit.elements[visit.last], result))
        return recorder.current(visit.shadows[visit.last] ?? 0, result);
    for (let step = 0; step < length; step++) {
        const at = last ? length - 1 - step : step;
        if (sameValue(visit.elements[at], result))
            return recorder.current(visit.shadows[at] ?? 0, result);
    }
    return 0;
}
/**
 * `reduce` and `reduceRight`. Without an initial value, the accumulator starts as the neighbor, in direction `before`,
 * of the first element visited.
 */
function folding(context, before) {
    const { side, channels, recorder } = context;
    return {
        before: (call) => {
            const shadows = elementShadows(side, call.self, call.site);
            const functionId = channels.callees.idOf(call.args[0]);
            if (shadows === undefined || functionId === 0)
                return void concretizeReceiver(context, call, 'reduce without an array or with a callback that is not rewritten');
            const given = call.args.length > 1;
            const start = before === -1 ? -1 : shadows.length;
            const fold = {
                accumulator: given ? (call.shadows[1] ?? 0) : -1,
                last: given ? start : start - before,
                isTurn: false,
            };
            call.state = fold;
            const callback = {
                functionId,
                argumentsFor: (values) => {
                    const index = typeof values[2] === 'number' ? values[2] : fold.last - before;
                    fold.last = index;
                    fold.isTurn = true;
                    if (fold.accumulator === -1)
                        fold.accumulator = shadows[index + before] ?? 0;
                    return [recorder.current(fold.accumulator, values[0]), shadows[index] ?? 0];
                },
                returned: (shadow) => {
                    if (fold.isTurn)
                        fold.accumulator = shadow;
                    else if (shadow !== 0)
                        concretizeAnswer(context, call, shadow);
                    fold.isTurn = false;
                },
            };
            call.callback = callback;
            channels.expectCallback(call);
        },
        after: (call, result) => {
            const fold = call.state;
            return fold === undefined || fold.accumulator === -1 ? 0 : recorder.current(fold.accumulator, result);
        },
    };
}
