import { emptyList, isArray, isObject } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { nativeContinuation } from '../../calls/activations.js';
import { concretizeCall } from '../concretized-call.js';
/**
 * Models of promises. Awaiting `Promise.resolve(x)` gives x; the other functions pass values on in native code, which
 * is not followed.
 */
export function addPromiseModels(context) {
    const { models, activations } = context;
    models.add(Promise.resolve, {
        after: (call, result) => {
            if (isObject(call.args[0]))
                return 0;
            const activation = activations.open(0);
            activations.settle(activation, call.args[0], call.shadows[0] ?? 0);
            activations.link(result, activation);
            return 0;
        },
    });
    const { then, catch: caught, finally: ended } = Promise.prototype;
    for (const method of [then, caught, ended])
        models.add(method, {
            before: (call) => watch(context, call.site, call.self),
            after: (_, result) => {
                if (isObject(result))
                    activations.expectAnswer(result);
                return 0;
            },
        });
    models.add(Promise.all, combiningAll(context));
    for (const combinator of [Promise.allSettled, Promise.any, Promise.race])
        models.add(combinator, combining(context));
}
/** The array that fulfills the result has the values of the promises, with their shadows. */
function combiningAll(context) {
    const { recorder, side, activations } = context;
    return {
        before: (call) => {
            const given = call.args[0];
            call.state = null;
            if (!isArray(given))
                return void concretizeCall(context, call, nativeContinuation);
            side.decideLength(call.site, given);
            const values = emptyList();
            const shadows = emptyList();
            for (let at = 0; at < given.length; at++) {
                values[at] = peek(given, at);
                shadows[at] = recorder.current(side.read(given, at, values[at]), values[at]);
            }
            call.state = { values, shadows };
        },
        after: (call, result) => {
            const given = call.state;
            if (given !== null)
                activations.combine(result, given.values, given.shadows);
            return 0;
        },
    };
}
function combining(context) {
    const { recorder, side } = context;
    return {
        before: (call) => {
            const promises = call.args[0];
            if (!isArray(promises))
                return void concretizeCall(context, call, nativeContinuation);
            side.decideLength(call.site, promises);
            for (let at = 0; at < promises.length; at++) {
                const promise = peek(promises, at);
                watch(context, call.site, promise);
                recorder.concretize(call.site, promise, side.read(promises, at, promise), nativeContinuation);
            }
        },
        after: () => 0,
    };
}
function watch({ recorder, activations }, site, promise) {
    const shadow = activations.watch(promise);
    if (shadow !== 0)
        recorder.concretize(site, recorder.table.valueAt(shadow), shadow, nativeContinuation);
}
