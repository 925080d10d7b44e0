import { isObject } from '../intrinsics.ts';
import type { ModelContext } from './model-context.ts';

/** `Promise.resolve(x)`: awaiting it gives x. */
export function addPromiseModels({ models, activations }: ModelContext): void {
  models.add(Promise.resolve, {
    after: (call, result) => {
      if (isObject(call.args[0])) return 0;
      const activation = activations.open(0);
      activations.settle(activation, call.args[0], call.shadows[0] ?? 0);
      activations.link(result, activation);
      return 0;
    },
  });
}
