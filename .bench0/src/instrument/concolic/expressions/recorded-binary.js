import { binaryCode } from './binary-code.js';
import { none, shadowTest } from '../emitted.js';
/** Objects that are natively converted to text are recorded as well. */
export function recordedBinary(context, operator, nodes, left, right) {
    const coerces = context.options.coercions.between(operator, ...nodes);
    const look = coerces
        ? `(typeof ${left.value} === 'object' || typeof ${right.value} === 'object' ? ${context.runtime.get('heap')} : 0)`
        : none;
    const method = coerces ? 'texts.binary' : 'binary';
    return {
        test: shadowTest([left.shadow, right.shadow, look]),
        call: (result) => context.runtime.call(method, binaryCode(operator), left.value, right.value, result, left.shadow, right.shadow),
    };
}
