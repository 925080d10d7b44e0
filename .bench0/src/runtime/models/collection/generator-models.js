import { getPrototypeOf, sameValue } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
/** Models of `next`, `return` and `throw` of generators: the values sent in and the values yielded. */
export function addGeneratorModels(context) {
    const { models, registers, recorder, side, yields } = context;
    const prototype = getPrototypeOf(getPrototypeOf(function* () { }.prototype));
    const generator = getPrototypeOf(function* () { }.prototype);
    for (const name of ['next', 'return', 'throw']) {
        models.add(generator[name] ?? prototype[name], {
            before: (call) => {
                const shadow = call.shadows[0] ?? 0;
                if (name === 'throw') {
                    registers.thrown = shadow;
                    registers.thrownValue = call.args[0];
                }
                else
                    registers.sent = shadow;
                registers.yielded = 0;
            },
            after: (call, result) => {
                // The argument of `return` becomes the result, unless a `finally` block returns another value.
                const yielded = registers.yielded || (name === 'return' ? (call.shadows[0] ?? 0) : 0);
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
