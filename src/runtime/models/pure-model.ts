import { operatorCode, operators, type OperatorName } from '../../core/operators.ts';
import type { Call } from '../call.ts';
import type { Model } from './model.ts';
import type { ModelContext } from './model-context.ts';
import { pinCall } from './pinned.ts';

/** A function that is an operator on its arguments: `Math.abs(x)`, `parseInt(s, radix)`. */
export function functionModel(context: ModelContext, name: OperatorName): Model {
  return { after: (call, result) => applied(context, call, name, 0, result) };
}

/** A method that is an operator on receiver and arguments: `s.slice(a, b)`. The receiver must be of the given type. */
export function methodModel(context: ModelContext, name: OperatorName, receiver: 'string' | 'number'): Model {
  return {
    after: (call, result) => {
      if (typeof call.self !== receiver) return pinCall(context, call, `receiver of ${name} is no ${receiver}`);
      return applied(context, call, name, 1, result);
    },
  };
}

/** `receivers` is 1 if the receiver is the first operand, else 0. */
function applied(context: ModelContext, call: Call, name: OperatorName, receivers: 0 | 1, result: unknown): number {
  const { recorder } = context;
  const code = operatorCode[name];
  const { arity, shape } = operators[code] as (typeof operators)[number];
  const given = call.args.length + receivers;
  const nodes = new Int32Array(shape === 'variadic' || given < arity ? given : arity);
  let any = 0;
  for (let at = 0; at < nodes.length; at++) {
    const isReceiver = at < receivers;
    const shadow = isReceiver ? call.selfShadow : (call.shadows[at - receivers] ?? 0);
    const node = recorder.operand(shadow, isReceiver ? call.self : call.args[at - receivers]);
    if (node === 0) return pinCall(context, call, `an operand of ${name} is an object`);
    any |= shadow;
    nodes[at] = node;
  }
  return any === 0 ? 0 : recorder.operationOn(code, nodes, result);
}
