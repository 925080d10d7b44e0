import { operatorCode, operators } from '../../core/operators.js';
import { emptyList, isObject } from '../realm/intrinsics.js';
import { concretizeCall } from './concretized-call.js';
/** The model of a function that is an operator on its arguments: `Math.abs(x)`, `parseInt(s, radix)`. */
export function functionModel(context, name) {
    return {
        after: (call, result) => isObject(result)
            ? concretizeCall(context, call, 'object around a primitive')
            : applied(context, call, name, 0, result),
    };
}
/**
 * The model of a method that is an operator on receiver and arguments: `s.slice(a, b)`. The receiver must have the
 * given type.
 */
export function methodModel(context, name, receiver) {
    return {
        after: (call, result) => {
            if (typeof call.self !== receiver)
                return concretizeCall(context, call, `receiver of ${name} is not a ${receiver}`);
            return applied(context, call, name, 1, result);
        },
    };
}
/** `receivers` is 1 if the receiver is the first operand, 0 otherwise. */
function applied(context, call, name, receivers, result) {
    const code = operatorCode[name];
    const { arity, shape } = operators[code];
    const given = call.args.length + receivers;
    const count = shape === 'variadic' || given < arity ? given : arity;
    if (shape === 'variadic')
        return variadic(context, call, name, receivers, count, result);
    let any = 0;
    const nodes = registers;
    nodes[0] = nodes[1] = nodes[2] = 0;
    for (let at = 0; at < count; at++) {
        const shadow = at < receivers ? call.selfShadow : (call.shadows[at - receivers] ?? 0);
        const value = at < receivers ? call.self : call.args[at - receivers];
        nodes[at] = context.recorder.operand(shadow, value) || context.texts.nodeOf(value, call.site);
        any |= isObject(value) ? nodes[at] : shadow;
        if (nodes[at] === 0)
            return concretizeCall(context, call, `an operand of ${name} is an object`);
    }
    if (any === 0)
        return 0;
    return context.recorder.application(code, nodes[0], nodes[1], nodes[2], result);
}
/** Operands of the application being built; no operator of a fixed arity has more. */
const registers = new Int32Array(3);
function variadic(context, call, name, receivers, count, result) {
    const nodes = emptyList();
    let any = 0;
    for (let at = 0; at < count; at++) {
        const shadow = at < receivers ? call.selfShadow : (call.shadows[at - receivers] ?? 0);
        const value = at < receivers ? call.self : call.args[at - receivers];
        nodes[at] = context.recorder.operand(shadow, value) || context.texts.nodeOf(value, call.site);
        any |= isObject(value) ? nodes[at] : shadow;
        if (nodes[at] === 0)
            return concretizeCall(context, call, `an operand of ${name} is an object`);
    }
    return any === 0 ? 0 : context.recorder.operationOn(operatorCode[name], nodes, result);
}
