import { getPrototypeOf, sameValue } from '../intrinsics.ts';
import { peek } from '../peek.ts';
import type { ModelContext } from './model-context.ts';

/** `next`, `return` and `throw` of generators: what is sent in and what comes out. */
export function addGeneratorModels(context: ModelContext): void {
  const { models, registers, recorder, side, yields } = context;
  const prototype = getPrototypeOf(getPrototypeOf(function* () {}.prototype) as object) as Record<string, unknown>;
  const generator = getPrototypeOf(function* () {}.prototype as object) as Record<string, unknown>;
  for (const name of ['next', 'return', 'throw']) {
    models.add(generator[name] ?? prototype[name], {
      before: (call) => {
        registers.sent = call.shadows[0] ?? 0;
        registers.yielded = 0;
      },
      after: (_, result) => {
        const { yielded } = registers;
        yields.taken();
        registers.sent = 0;
        registers.yielded = 0;
        if (yielded !== 0 && sameValue(recorder.table.valueAt(yielded), peek(result, 'value')))
          side.store(result, 'value', yielded);
        return 0;
      },
    });
  }
}
