import { operatorCode } from '../../core/operators.js';
import { emptyList } from '../realm/intrinsics.js';
import { Registers } from './registers.js';
/** The part of the runtime that handles operators and decisions on given values. */
export class Operations extends Registers {
    recorder;
    constructor(recorder) {
        super();
        this.recorder = recorder;
    }
    binary(operator, left, right, result, leftShadow, rightShadow) {
        return this.recorder.binary(operator, left, right, result, leftShadow, rightShadow);
    }
    unary(operator, value, result, shadow) {
        return this.recorder.unary(operator, value, result, shadow);
    }
    template(result, quasis, values, shadows) {
        const parts = emptyList();
        const partShadows = emptyList();
        parts[0] = quasis[0];
        partShadows[0] = 0;
        for (let at = 0; at < values.length; at++) {
            const shadow = this.recorder.current(shadows[at], values[at]);
            parts[parts.length] = values[at];
            partShadows[partShadows.length] = shadow;
            parts[parts.length] = quasis[at + 1];
            partShadows[partShadows.length] = 0;
        }
        return this.recorder.operation(operatorCode.concat, parts, partShadows, result);
    }
    /** Returns the shadow of the new value; `updated` then has the shadow of the expression. */
    update(result, delta, prefix, shadow) {
        const { table } = this.recorder;
        const before = table.valueAt(shadow);
        this.updated = 0;
        if (typeof before !== 'number' || typeof result !== 'number')
            return 0;
        const after = before + delta;
        if ((prefix ? after : before) !== result) {
            this.recorder.noteStale(shadow);
            return 0;
        }
        const changed = table.node(operatorCode.add, shadow, table.constant(delta), 0, after);
        this.updated = prefix ? changed : shadow;
        return changed;
    }
    branch(site, value, shadow) {
        this.recorder.branch(site, value, shadow);
    }
    branchBinary(site, operator, taken, left, right, leftShadow, rightShadow) {
        const node = this.recorder.binary(operator, left, right, taken, leftShadow, rightShadow);
        // The operands were just checked against their values, so the node needs no check.
        if (node !== 0)
            this.recorder.decide(site, taken, node);
        return taken;
    }
    /** The shadow if its value is still `value`; 0 otherwise. */
    keep(value, shadow) {
        return this.recorder.current(shadow, value);
    }
    concreteOf(shadow) {
        return this.recorder.table.valueAt(shadow);
    }
}
