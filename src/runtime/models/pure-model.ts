import { operatorCode, operators, type OperatorName } from '../../core/operators.ts';
import type { Call } from '../call.ts';
import type { Model } from './model.ts';
import type { ModelContext } from './model-context.ts';
import { pinCall } from './pinned.ts';

/** A function that is an operator on its arguments: `Math.abs(x)`, `parseInt(s, radix)`. */
export function functionModel(context: ModelContext, name: OperatorName): Model {
  const code = operatorCode[name];
  const limit = argumentLimit(name);
  return {
    after: (call, result) => applied(context, call, code, upTo(call.args, limit), upTo(call.shadows, limit), result),
  };
}

/** A method that is an operator on receiver and arguments: `s.slice(a, b)`. The receiver must be of the given type. */
export function methodModel(context: ModelContext, name: OperatorName, receiver: 'string' | 'number'): Model {
  const code = operatorCode[name];
  const limit = argumentLimit(name);
  return {
    after: (call, result) => {
      if (typeof call.self !== receiver) return pinCall(context, call, `receiver of ${name} is no ${receiver}`);
      const values = withFirst(call.self, call.args, limit);
      return applied(context, call, code, values, withFirst(call.selfShadow, call.shadows, limit), result);
    },
  };
}

function applied(
  context: ModelContext,
  call: Call,
  code: number,
  values: readonly unknown[],
  shadows: readonly number[],
  result: unknown,
): number {
  const node = context.recorder.operation(code, values, shadows, result);
  if (node === 0) pinCall(context, call, `an operand of ${(operators[code] as { name: string }).name} is an object`);
  return node;
}

/** How many operands an operator takes; any number for variadic ones. */
function argumentLimit(name: OperatorName): number {
  const { arity, shape } = operators[operatorCode[name]] as (typeof operators)[number];
  return shape === 'variadic' ? Infinity : arity;
}

function upTo<Item>(items: ArrayLike<Item>, limit: number): Item[] {
  const some: Item[] = [];
  for (let at = 0; at < items.length && at < limit; at++) some[at] = items[at] as Item;
  return some;
}

function withFirst<Item>(first: Item, items: ArrayLike<Item>, limit: number): Item[] {
  const all: Item[] = [first];
  for (let at = 0; at < items.length && at + 1 < limit; at++) all[at + 1] = items[at] as Item;
  return all;
}
