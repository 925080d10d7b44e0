import type { Call } from '../../calls/call.ts';
import { emptyList, isArray, isTypedArray } from '../../realm/intrinsics.ts';
import { peek } from '../../heap/peek.ts';
import { plainLength } from '../../heap/plain-length.ts';
import { elementShadows } from '../array/array-shadows.ts';
import type { Model } from '../model.ts';
import type { ModelContext } from '../model-context.ts';
import { concretizeCall } from '../concretized-call.ts';

/**
 * Models of `call`, `apply`, `bind`, `Reflect.apply` and `Reflect.construct`, which redirect to the function that is
 * called.
 */
export function addFunctionModels(context: ModelContext): void {
  const { models, channels } = context;
  models.add(
    Function.prototype.call,
    redirecting(context, (call) => rest(call, 1, call.self, call.args[0], call.shadows[0] ?? 0)),
  );
  models.add(
    Function.prototype.apply,
    redirecting(context, (call) => listed(context, call, call.self, call.args[0], call.shadows[0] ?? 0, call.args[1])),
  );
  models.add(
    Reflect.apply,
    redirecting(context, (call) =>
      listed(context, call, call.args[0], call.args[1], call.shadows[1] ?? 0, call.args[2]),
    ),
  );
  models.add(
    Reflect.construct,
    redirecting(context, (call) => listed(context, call, call.args[0], undefined, 0, call.args[1])),
  );
  models.add(Function.prototype.bind, {
    after: (call, result) => {
      const { target, self, selfShadow, args, shadows } = rest(call, 1, call.self, call.args[0], call.shadows[0] ?? 0);
      if (typeof result === 'function')
        channels.bind(result, { site: call.site, target, self, selfShadow, args, shadows, isCalled: false });
      return 0;
    },
  });
}

interface Redirected {
  readonly target: unknown;
  readonly self: unknown;
  readonly selfShadow: number;
  readonly args: readonly unknown[];
  readonly shadows: number[];
}

function redirecting(context: ModelContext, redirect: (call: Call) => Redirected | null): Model {
  const { channels } = context;
  return {
    before: (call) => {
      const meant = redirect(call);
      if (meant === null) concretizeCall(context, call, 'argument list that is not an array');
      else
        call.state = channels.enter(call.site, meant.target, meant.self, meant.args, meant.selfShadow, meant.shadows);
    },
    after: (call, result) => {
      const inner = call.state as Call | 0 | undefined;
      return inner === undefined || inner === 0 ? 0 : channels.leave(inner, result);
    },
    passesReturn: true,
  };
}

function rest(call: Call, from: number, target: unknown, self: unknown, selfShadow: number): Redirected {
  const args: unknown[] = emptyList();
  const shadows: number[] = emptyList();
  for (let at = from; at < call.args.length; at++) {
    args[at - from] = call.args[at];
    shadows[at - from] = call.shadows[at] ?? 0;
  }
  return { target, self, selfShadow, args, shadows };
}

function listed(
  { side }: ModelContext,
  call: Call,
  target: unknown,
  self: unknown,
  selfShadow: number,
  list: unknown,
): Redirected | null {
  if (list === undefined || list === null) return { target, self, selfShadow, args: [], shadows: [] };
  if (!isArray(list) && !isTypedArray(list)) return argumentsObject(side, target, self, selfShadow, list);
  const args: unknown[] = emptyList();
  const length = plainLength(list) ?? 0;
  for (let at = 0; at < length; at++) args[at] = peek(list, at);
  return { target, self, selfShadow, args, shadows: elementShadows(side, list, call.site) ?? [] };
}

function argumentsObject(
  side: ModelContext['side'],
  target: unknown,
  self: unknown,
  selfShadow: number,
  list: unknown,
): Redirected | null {
  const length = peek(list, 'length');
  if (typeof length !== 'number' || !(length >= 0 && length < 1 << 16)) return null;
  const args: unknown[] = emptyList();
  const shadows: number[] = emptyList();
  const known = side.of(list);
  for (let at = 0; at < length; at++) {
    args[at] = peek(list, at);
    shadows[at] = known?.[at] ?? 0;
  }
  return { target, self, selfShadow, args, shadows };
}
