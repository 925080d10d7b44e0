import { IntervalSet } from '../../../constraint/interval-set.js';
import { differenceOf } from '../../../constraint/simplify/bounds/linear-form.js';
import { isPart } from '../../path/is-part.js';
import { divisorsOf } from './divisors.js';
const blind = { kind: 'blind' };
/** Reads simplified conditions over the given variables. */
export class ConditionReader {
    #positions;
    #simplifier;
    #lengths;
    /** `lengths`: the lengths of the inputs whose length is fixed. */
    constructor(variables, simplifier, lengths) {
        this.#positions = new Map(variables.map((variable, i) => [variable, i]));
        this.#simplifier = simplifier;
        this.#lengths = lengths;
    }
    /** Negative if the variable is not part of the search. */
    positionOf(variable) {
        return this.#positions.get(variable) ?? -1;
    }
    read(expr) {
        if (expr.kind === 'variable')
            return this.#memberOf(expr, IntervalSet.of(1));
        if (expr.kind === 'constant')
            return { kind: expr.value === true ? 'all' : 'any', parts: [] };
        const known = this.#simplifier.membership(expr);
        if (known !== undefined)
            return this.#sumOf(known.atom, known.set) ?? this.#productOf(known.atom, known.set, expr);
        switch (expr.name) {
            case 'and':
                return { kind: 'all', parts: expr.operands.map((operand) => this.read(operand)) };
            case 'or':
                return { kind: 'any', parts: expr.operands.map((operand) => this.read(operand)) };
            case 'not':
                return expr.operands[0]?.kind === 'variable'
                    ? this.#memberOf(expr.operands[0], IntervalSet.of(0))
                    : this.#testOf(expr);
            default:
                return this.#comparison(expr.name, expr.operands) ?? this.#testOf(expr);
        }
    }
    /** Reads a comparison of two integers as a range of their difference. */
    #comparison(name, [left, right]) {
        const ranges = differenceRanges[name];
        if (ranges === undefined || left === undefined || right === undefined)
            return undefined;
        const form = differenceOf(left, right, this.#simplifier);
        const linear = form && this.#linear(form.terms, shifted(ranges, -form.constant));
        return linear ?? (name === 'strictEquals' ? (this.#product(left, right) ?? this.#product(right, left)) : undefined);
    }
    /** Reads a product: doubles multiply integers exactly if the product is a safe integer. */
    #product(left, right) {
        if (left.kind !== 'application' || left.name !== 'multiply' || right.kind !== 'constant')
            return undefined;
        if (!Number.isSafeInteger(right.value) || right.value === 0)
            return undefined;
        const [a, b] = left.operands.map((factor) => factor.kind === 'variable' ? this.#positions.get(factor) : undefined);
        if (a === undefined || b === undefined)
            return undefined;
        const value = right.value;
        return { kind: 'product', factors: [a, b], value, divisors: divisorsOf(value) };
    }
    #sumOf(atom, set) {
        if (atom.kind === 'variable')
            return this.#memberOf(atom, set);
        const form = differenceOf(atom, this.#simplifier.pool.constant(0), this.#simplifier);
        return form && this.#linear(form.terms, shifted(set, -form.constant));
    }
    #productOf(atom, set, expr) {
        const isOne = set.size === 1 && this.#simplifier.pool.constant(set.min);
        return (isOne ? this.#product(atom, isOne) : undefined) ?? this.#testOf(expr);
    }
    #linear(terms, set) {
        const read = [];
        for (const [expr, factor] of terms) {
            const variable = expr.kind === 'variable' ? this.#positions.get(expr) : undefined;
            if (variable === undefined)
                return undefined;
            read.push({ variable, factor });
        }
        return { kind: 'linear', terms: read, set };
    }
    #memberOf(variable, set) {
        const position = this.#positions.get(variable);
        return position === undefined ? blind : { kind: 'member', variable: position, set };
    }
    #testOf(expr) {
        if (hasOpaque(expr))
            return blind;
        const variables = [];
        for (const variable of expr.variables) {
            const position = this.#positions.get(variable);
            if (position === undefined || this.#mayBeMissing(variable))
                return blind;
            variables.push(position);
        }
        return { kind: 'test', expr, variables };
    }
    /** Whether a unit or length may have no value to evaluate with, because the length of its input is open. */
    #mayBeMissing(variable) {
        return (isPart(variable) || variable.name === 'length') && !this.#lengths.has(variable.input);
    }
}
/**
 * Whether the condition calls an opaque function: its result may be unknown, which does not mean that the condition
 * fails.
 */
function hasOpaque(root) {
    const terms = new Set([root]);
    for (const term of terms) {
        if (term.kind !== 'application')
            continue;
        if (term.name === 'opaque')
            return true;
        for (const operand of term.operands)
            terms.add(operand);
    }
    return false;
}
const far = Number.MAX_SAFE_INTEGER;
const differenceRanges = {
    strictEquals: IntervalSet.of(0),
    strictNotEquals: IntervalSet.ranges([
        [-far, -1],
        [1, far],
    ]),
    lessThan: IntervalSet.range(-far, -1),
    lessOrEqual: IntervalSet.range(-far, 0),
    greaterThan: IntervalSet.range(1, far),
    greaterOrEqual: IntervalSet.range(0, far),
};
/** Shifts a set; bounds at the limit of exact numbers represent infinity and stay. */
function shifted(set, by) {
    const move = (end) => (Math.abs(end) === far ? end : end + by);
    return IntervalSet.ranges([...set].map(([from, to]) => [move(from), move(to)]));
}
