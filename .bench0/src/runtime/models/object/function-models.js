import { emptyList, isArray, isTypedArray } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { plainLength } from '../../heap/plain-length.js';
import { elementShadows } from '../array/array-shadows.js';
import { concretizeCall } from '../concretized-call.js';
/**
 * Models of `call`, `apply`, `bind`, `Reflect.apply` and `Reflect.construct`, which redirect to the function that is
 * called.
 */
export function addFunctionModels(context) {
    const { models, channels } = context;
    models.add(Function.prototype.call, redirecting(context, (call) => rest(call, 1, call.self, call.args[0], call.shadows[0] ?? 0)));
    models.add(Function.prototype.apply, redirecting(context, (call) => listed(context, call, call.self, call.args[0], call.shadows[0] ?? 0, call.args[1])));
    models.add(Reflect.apply, redirecting(context, (call) => listed(context, call, call.args[0], call.args[1], call.shadows[1] ?? 0, call.args[2])));
    models.add(Reflect.construct, redirecting(context, (call) => listed(context, call, call.args[0], undefined, 0, call.args[1])));
    models.add(Function.prototype.bind, {
        after: (call, result) => {
            const { target, self, selfShadow, args, shadows } = rest(call, 1, call.self, call.args[0], call.shadows[0] ?? 0);
            if (typeof result === 'function')
                channels.bind(result, { site: call.site, target, self, selfShadow, args, shadows, isCalled: false });
            return 0;
        },
    });
}
function redirecting(context, redirect) {
    const { channels } = context;
    return {
        before: (call) => {
            const meant = redirect(call);
            if (meant === null)
                concretizeCall(context, call, 'argument list that is not an array');
            else
                call.state = channels.enter(call.site, meant.target, meant.self, meant.args, meant.selfShadow, meant.shadows);
        },
        after: (call, result) => {
            const inner = call.state;
            return inner === undefined || inner === 0 ? 0 : channels.leave(inner, result);
        },
        passesReturn: true,
    };
}
function rest(call, from, target, self, selfShadow) {
    const args = emptyList();
    const shadows = emptyList();
    for (let at = from; at < call.args.length; at++) {
        args[at - from] = call.args[at];
        shadows[at - from] = call.shadows[at] ?? 0;
    }
    return { target, self, selfShadow, args, shadows };
}
function listed({ side }, call, target, self, selfShadow, list) {
    if (list === undefined || list === null)
        return { target, self, selfShadow, args: [], shadows: [] };
    if (!isArray(list) && !isTypedArray(list))
        return argumentsObject(side, target, self, selfShadow, list);
    const args = emptyList();
    const length = plainLength(list) ?? 0;
    for (let at = 0; at < length; at++)
        args[at] = peek(list, at);
    return { target, self, selfShadow, args, shadows: elementShadows(side, list, call.site) ?? [] };
}
function argumentsObject(side, target, self, selfShadow, list) {
    const length = peek(list, 'length');
    if (typeof length !== 'number' || !(length >= 0 && length < 1 << 16))
        return null;
    const args = emptyList();
    const shadows = emptyList();
    const known = side.of(list);
    for (let at = 0; at < length; at++) {
        args[at] = peek(list, at);
        shadows[at] = known?.[at] ?? 0;
    }
    return { target, self, selfShadow, args, shadows };
}
