import { none } from '../emitted.js';
import { operand } from './operand.js';
import { concretizeArguments } from '../calls/concretize-arguments.js';
/** The key of a property that is accessed natively; a symbolic key is concretized. */
export function concretizedKey(context, node, reason) {
    const key = operand(context, node, []);
    if (key.shadow === none)
        return `(${key.setup}${key.value})`;
    const concretize = concretizeArguments(context, node, [key.value], [key.shadow], reason);
    return `(${key.setup}${concretize}, ${key.value})`;
}
