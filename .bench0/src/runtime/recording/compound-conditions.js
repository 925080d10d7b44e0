import { operatorCode } from '../../core/operators.js';
import { isObject } from '../realm/intrinsics.js';
/** Stands for a part whose expression is not known. */
const lost = -1;
/**
 * Builds the expression of a condition made of comparisons, including those that short-circuit evaluation skipped:
 * comparing primitives runs no code and cannot throw. Parts are nodes; concrete parts are constants.
 */
export class CompoundConditions {
    #recorder;
    #site = 0;
    constructor(recorder) {
        this.#recorder = recorder;
    }
    compared(site, operator, left, right, leftShadow, rightShadow) {
        const recorder = this.#recorder;
        const a = recorder.current(leftShadow, left);
        const b = recorder.current(rightShadow, right);
        const isStrict = operator === operatorCode.strictEquals || operator === operatorCode.strictNotEquals;
        if (isComparable(left) && isComparable(right)) {
            const result = compare(operator, left, right);
            if ((a | b) === 0)
                return recorder.table.constant(result) || lost;
            return recorder.table.node(operator, recorder.operand(a, left), recorder.operand(b, right), 0, result) || lost;
        }
        if (recorder.kinds.areThere && ((a !== 0 && isObject(left)) || (b !== 0 && isObject(right)))) {
            const result = (left === right) === (operator === operatorCode.strictEquals || operator === operatorCode.looseEquals);
            return recorder.binary(operator, left, right, result, a, b) || recorder.table.constant(result) || lost;
        }
        // Any other symbolic value is a primitive, which never equals an object or a symbol.
        if (isStrict)
            return recorder.table.constant((left === right) === (operator === operatorCode.strictEquals)) || lost;
        this.#site = site;
        recorder.concretize(site, left, a, 'compared with an object');
        recorder.concretize(site, right, b, 'compared with an object');
        return lost;
    }
    /**
     * A condition on one operand: `template` is the JSON text of its `Predicate`, and `test` evaluates the same
     * condition. On an object, `test` would run code, so it is only called for other values.
     */
    filled(site, template, test, operand, shadow) {
        if (isComparable(operand))
            return this.filledStrictly(template, test, operand, shadow);
        this.#site = site;
        return lost;
    }
    /** As `filled`, where no comparison runs code. */
    filledStrictly(template, test, operand, shadow) {
        const { table } = this.#recorder;
        const result = test(operand);
        const node = this.#recorder.current(shadow, operand);
        if (node === 0)
            return table.constant(result) || lost;
        const index = table.constants.indexOfCondition(template);
        return table.node(operatorCode.condition, index, node, 0, result) || lost;
    }
    truth(value, shadow) {
        const { table } = this.#recorder;
        return this.#recorder.current(shadow, value) || table.constant(!!value) || lost;
    }
    negated(part) {
        if (part === lost)
            return lost;
        const { table } = this.#recorder;
        const result = !table.valueAt(part);
        return (this.#isConstant(part) ? table.constant(result) : table.node(operatorCode.not, part, 0, 0, result)) || lost;
    }
    both(left, right) {
        return this.#joined(operatorCode.and, left, right);
    }
    either(left, right) {
        return this.#joined(operatorCode.or, left, right);
    }
    /** Records the decision with the outcome of the native evaluation. */
    decide(site, taken, condition) {
        const node = this.#symbolic(condition, !!taken);
        if (node !== 0)
            this.#recorder.decide(site, !!taken, node);
        return taken;
    }
    /** The shadow of the condition's value. */
    shadowOf(value, condition) {
        return this.#symbolic(condition, value);
    }
    #symbolic(condition, value) {
        if (condition === lost || this.#isConstant(condition))
            return 0;
        if (!!this.#recorder.table.valueAt(condition) === value)
            return condition;
        this.#recorder.noteStale(condition);
        return 0;
    }
    #joined(operator, left, right) {
        if (left === lost || right === lost)
            return this.#lose(left === lost ? right : left);
        const { table } = this.#recorder;
        const isAnd = operator === operatorCode.and;
        if (this.#isConstant(left))
            return !table.valueAt(left) === isAnd ? left : right;
        if (this.#isConstant(right))
            return !table.valueAt(right) === isAnd ? right : left;
        const result = isAnd
            ? !!table.valueAt(left) && !!table.valueAt(right)
            : !!table.valueAt(left) || !!table.valueAt(right);
        return table.node(operator, left, right, 0, result) || lost;
    }
    /** Concretizes the other part of a condition with a part that is not known. */
    #lose(other) {
        if (other !== lost && !this.#isConstant(other))
            this.#recorder.concretizeTruth(this.#site, other);
        return lost;
    }
    #isConstant(node) {
        return this.#recorder.table.operatorOf(node) === operatorCode.const;
    }
}
function isComparable(value) {
    return !isObject(value) && typeof value !== 'symbol';
}
/** Compares primitives of any type; the operands are only declared as numbers. */
function compare(operator, left, right) {
    switch (operator) {
        case operatorCode.lessThan:
            return left < right;
        case operatorCode.lessOrEqual:
            return left <= right;
        case operatorCode.greaterThan:
            return left > right;
        case operatorCode.greaterOrEqual:
            return left >= right;
        case operatorCode.strictEquals:
            return left === right;
        case operatorCode.strictNotEquals:
            return left !== right;
        case operatorCode.looseEquals:
            // oxlint-disable-next-line eqeqeq -- the subject's operator
            return left == right;
        default:
            // oxlint-disable-next-line eqeqeq -- the subject's operator
            return left != right;
    }
}
