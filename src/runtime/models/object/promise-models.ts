import { isArray, isObject } from '../../realm/intrinsics.ts';
import { peek } from '../../heap/peek.ts';
import type { Model } from '../model.ts';
import type { ModelContext } from '../model-context.ts';
import { concretizeCall } from '../concretized-call.ts';

/** The reason for concretizing a value that a promise passes to anything but `await`. */
export const nativeContinuation = 'promise passed to native code';

/**
 * Models of promises. Awaiting `Promise.resolve(x)` gives x; the other functions pass values on in native code, which
 * is not followed.
 */
export function addPromiseModels(context: ModelContext): void {
  const { models, activations } = context;
  models.add(Promise.resolve, {
    after: (call, result) => {
      if (isObject(call.args[0])) return 0;
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
        if (isObject(result)) activations.expectAnswer(result);
        return 0;
      },
    });
  for (const combinator of [Promise.all, Promise.allSettled, Promise.any, Promise.race])
    models.add(combinator, combining(context));
}

function combining(context: ModelContext): Model {
  const { recorder, side } = context;
  return {
    before: (call) => {
      const promises = call.args[0];
      if (!isArray(promises)) return void concretizeCall(context, call, nativeContinuation);
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

function watch({ recorder, activations }: ModelContext, site: number, promise: unknown): void {
  const shadow = activations.watch(promise);
  if (shadow !== 0) recorder.concretize(site, recorder.table.valueAt(shadow), shadow, nativeContinuation);
}
