import { operatorCode } from '../../../core/operators.js';
import { plainLength } from '../../heap/plain-length.js';
const { unshift } = Array.prototype;
/** Updates and returns the shadow of an array's length after `shift` or `unshift`; 0 if it had none. */
export function changedLength(context, call) {
    const { side, recorder } = context;
    const shadow = side.of(call.self)?.['length'] ?? 0;
    const before = shadow === 0 ? undefined : recorder.table.valueAt(shadow);
    const length = plainLength(call.self);
    if (typeof before !== 'number' || length === undefined)
        return 0;
    const node = nodeAfter(context, call, shadow, before);
    const changed = node !== 0 && recorder.table.valueAt(node) === length ? node : 0;
    if (changed === 0)
        recorder.concretize(call.site, before, shadow, 'length of an array whose elements were moved');
    side.store(call.self, 'length', changed);
    return changed;
}
function nodeAfter({ recorder }, call, shadow, before) {
    const { table } = recorder;
    if (call.target === unshift) {
        const added = call.args.length;
        return table.node(operatorCode.add, shadow, table.constant(added), 0, before + added);
    }
    const zero = table.constant(0);
    const isFilled = table.node(operatorCode.greaterThan, shadow, zero, 0, before > 0);
    const less = table.node(operatorCode.subtract, shadow, table.constant(1), 0, before - 1);
    return table.node(operatorCode.conditional, isFilled, less, zero, before > 0 ? before - 1 : 0);
}
