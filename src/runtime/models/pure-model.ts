import { operatorCode, operators, type OperatorName } from '../../core/operators.ts';
import type { Call } from '../calls/call.ts';
import { emptyList, isObject } from '../realm/intrinsics.ts';
import type { Model } from './model.ts';
import type { ModelContext } from './model-context.ts';
import { concretizeCall } from './concretized-call.ts';

/** The model of a function that is an operator on its arguments: `Math.abs(x)`, `parseInt(s, radix)`. */
export function functionModel(context: ModelContext, name: OperatorName): Model {
  return {
    after: (call, result) =>
      isObject(result)
        ? concretizeCall(context, call, 'object around a primitive')
        : applied(context, call, name, 0, result),
  };
}

/**
 * The model of a method that is an operator on receiver and arguments: `s.slice(a, b)`. The receiver must have the
 * given type.
 */
export function methodModel(
  context: ModelContext,
  name: OperatorName,
  receiver: 'string' | 'number' | 'bigint',
): Model {
  return {
    after: (call, result) => {
      if (typeof call.self !== receiver)
        return concretizeCall(context, call, `receiver of ${name} is not a ${receiver}`);
      return applied(context, call, name, 1, result);
    },
  };
}

/** `receivers` is 1 if the receiver is the first operand, 0 otherwise. */
function applied(context: ModelContext, call: Call, name: OperatorName, receivers: 0 | 1, result: unknown): number {
  const code = operatorCode[name];
  const { arity, shape } = operators[code]!;
  const given = call.args.length + receivers;
  const count = shape === 'variadic' || given < arity ? given : arity;
  if (shape === 'variadic') return variadic(context, call, name, receivers, count, result);
  let any = 0;
  const nodes = registers;
  nodes[0] = nodes[1] = nodes[2] = 0;
  for (let at = 0; at < count; at++) {
    const shadow = at < receivers ? call.selfShadow : (call.shadows[at - receivers] ?? 0);
    const value = at < receivers ? call.self : call.args[at - receivers];
    nodes[at] = context.recorder.operand(shadow, value) || context.texts.nodeOf(value, call.site);
    any |= isObject(value) ? nodes[at]! : shadow;
    if (nodes[at] === 0) return concretizeCall(context, call, `an operand of ${name} is an object`);
  }
  if (any === 0) return 0;
  return context.recorder.application(code, nodes[0], nodes[1], nodes[2], result);
}

/** Operands of the application being built; no operator of a fixed arity has more. */
const registers = new Int32Array(3);

function variadic(
  context: ModelContext,
  call: Call,
  name: OperatorName,
  receivers: 0 | 1,
  count: number,
  result: unknown,
): number {
  const nodes: number[] = emptyList();
  let any = 0;
  for (let at = 0; at < count; at++) {
    const shadow = at < receivers ? call.selfShadow : (call.shadows[at - receivers] ?? 0);
    const value = at < receivers ? call.self : call.args[at - receivers];
    nodes[at] = context.recorder.operand(shadow, value) || context.texts.nodeOf(value, call.site);
    any |= isObject(value) ? nodes[at]! : shadow;
    if (nodes[at] === 0) return concretizeCall(context, call, `an operand of ${name} is an object`);
  }
  return any === 0 ? 0 : context.recorder.operationOn(operatorCode[name], nodes, result);
}
