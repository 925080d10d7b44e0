import { Assignment } from '../../constraint/assignment.js';
import { Evaluator } from '../../constraint/evaluate.js';
import { IntervalSet } from '../../constraint/interval-set.js';
import { isPart } from '../path/is-part.js';
import { variableRange } from '../path/variable-range.js';
import { allOf, always, anyOf, lengthsAbove, narrowing, never } from './reading.js';
import { singlePosition } from './single-position.js';
import { windowEquality } from './window-equality.js';
/** Larger conditions are not read. */
const largestCondition = 400;
/**
 * Reads conditions as sets of values at single positions of the inputs and of their lengths. A reading does not depend
 * on the length of an input, so that one reading serves all paths and all lengths. Conditions that relate positions to
 * each other have no reading.
 */
export class PositionReader {
    #simplifier;
    #readings = new Map();
    #tests = new Map();
    #readOther;
    /**
     * `simplifier`: one without knowledge of inputs. `readOther`: reads the tests that this reader cannot read; if
     * missing, conditions that contain such tests have no reading.
     */
    constructor(simplifier, readOther) {
        this.#simplifier = simplifier;
        this.#readOther = readOther;
    }
    read(condition) {
        if (this.#readings.has(condition))
            return this.#readings.get(condition);
        const reading = condition.size > largestCondition ? undefined : this.#readAs(condition, true);
        this.#readings.set(condition, reading);
        return reading;
    }
    /** Reads the condition that the truth of the expression is the wanted one. */
    #readAs(expr, wanted, isSimplified = false) {
        if (expr.kind === 'constant')
            return Boolean(expr.value) === wanted ? always : never;
        if (expr.kind === 'application') {
            const { name, operands } = expr;
            if (name === 'toBoolean')
                return this.#readAs(operands[0], wanted, isSimplified);
            if (name === 'not')
                return this.#readAs(operands[0], !wanted, isSimplified);
            if (name === 'and' || name === 'or') {
                const parts = operands.map((operand) => this.#readAs(operand, wanted, isSimplified));
                return (name === 'and') === wanted ? allOf(parts) : anyOf(parts);
            }
        }
        return this.#readTest(expr, wanted, isSimplified);
    }
    #readTest(expr, wanted, isSimplified) {
        if (expr.kind !== 'application')
            return this.#readVariable(expr, wanted);
        return (this.#readAtPosition(expr, wanted) ??
            windowEquality(expr, wanted, this.#simplifier.pool) ??
            (isSimplified
                ? (this.#readMember(expr, wanted) ?? this.#readUnread(expr, wanted))
                : this.#readSimplified(expr, wanted)));
    }
    #readUnread(test, wanted) {
        const { boundsOf, pool } = this.#simplifier;
        const isBounded = test.operands.every((operand) => boundsOf(operand) !== undefined);
        const { test: positive, isNegated } = isBounded ? asLessThan(test, pool) : { test, isNegated: false };
        return this.#readOther?.(positive, wanted !== isNegated);
    }
    #readVariable(variable, wanted) {
        return variable.sort === 'bool' ? [[narrowing(variable, IntervalSet.of(Number(wanted)))]] : undefined;
    }
    #readAtPosition(expr, wanted) {
        const { pool } = this.#simplifier;
        const found = singlePosition(expr, pool);
        if (found === undefined)
            return undefined;
        const test = this.#testOf(pool.apply(wanted ? 'toBoolean' : 'not', found.atStart));
        if (test === undefined)
            return undefined;
        const { input, position, element } = found;
        const unit = narrowing(pool.variable(element, input, position), test.units);
        return test.holdsPastEnd ? [[unit]] : [[narrowing(pool.variable('length', input), lengthsAbove(position)), unit]];
    }
    /** `condition`: on the first position of the first input. */
    #testOf(condition) {
        if (this.#tests.has(condition))
            return this.#tests.get(condition);
        const units = this.#unitsOf(condition);
        const test = units && { units, holdsPastEnd: new Evaluator(Assignment.of('')).isTrue(condition) };
        this.#tests.set(condition, test);
        return test;
    }
    #unitsOf(condition) {
        const simplified = this.#simplifier.withLength(0, 1).simplifyCondition(condition);
        if (simplified.kind === 'constant')
            return simplified.value === true ? allUnits : IntervalSet.empty;
        const read = this.#simplifier.membership(simplified);
        return read?.atom.kind === 'variable' && isPart(read.atom) ? read.set : undefined;
    }
    #readSimplified(expr, wanted) {
        const simplified = this.#simplifier.simplifyCondition(expr);
        return simplified.size > largestCondition ? undefined : this.#readAs(simplified, wanted, true);
    }
    /** Reads a set of values of a length or of another whole number. */
    #readMember(simplified, wanted) {
        const read = this.#simplifier.membership(simplified);
        if (read?.atom.kind !== 'variable' || isPart(read.atom))
            return undefined;
        const range = variableRange(read.atom, new Map());
        if (range === undefined)
            return undefined;
        const set = wanted ? read.set : range.intersect(read.set.complement(range.min, range.max));
        return [[narrowing(read.atom, set)]];
    }
}
/** Orders of integers are written as `lessThan`, so that opposite tests have the same variable. */
function asLessThan(test, pool) {
    const [a, b] = test.operands;
    switch (test.name) {
        case 'greaterThan':
            return { test: pool.apply('lessThan', b, a), isNegated: false };
        case 'greaterOrEqual':
            return { test: pool.apply('lessThan', a, b), isNegated: true };
        case 'lessOrEqual':
            return { test: pool.apply('lessThan', b, a), isNegated: true };
        case 'strictNotEquals':
            return { test: pool.apply('strictEquals', a, b), isNegated: true };
        default:
            return { test, isNegated: false };
    }
}
const allUnits = IntervalSet.range(0, 0xffff);
