import { dyadicOf, dyadicResult, dyadicWithin } from './dyadic.js';
import { int32Bounds } from './number-theory.js';
import { bigintText, hull } from './smt-term.js';
/** Encodes numbers in one theory: integers if their bounds are known, else doubles. */
export class NumberTerms {
    /** Whether doubles occur. */
    hasDoubles = false;
    /** Whether a double may be rounded, NaN, infinite or -0, which the theory may not represent. */
    hasInexact = false;
    #theory;
    #boundsOf;
    #termOf;
    /** `termOf`: the terms of expressions that are already encoded. */
    constructor(theory, boundsOf, termOf) {
        this.#theory = theory;
        this.#boundsOf = boundsOf;
        this.#termOf = termOf;
    }
    constant(value) {
        if (Number.isSafeInteger(value) && !Object.is(value, -0))
            return { kind: 'integer', ...this.integer(value) };
        const text = this.#theory.double(value);
        return text === undefined ? undefined : this.double(text, Object.is(value, -0) ? undefined : dyadicOf(value));
    }
    integer(value) {
        const bounds = { min: value, max: value };
        return { text: this.#theory.integer(value, bounds), bounds };
    }
    double(text, dyadic) {
        this.hasDoubles = true;
        if (dyadic === undefined)
            this.hasInexact = true;
        return { kind: 'double', text, dyadic };
    }
    inRange(term, from, to) {
        const ends = [from, to].map((value) => this.integer(value));
        if (from === to)
            return this.#theory.compareIntegers('equal', term, ends[0]);
        const above = this.#theory.compareIntegers('lessOrEqual', ends[0], term);
        return `(and ${above} ${this.#theory.compareIntegers('lessOrEqual', term, ends[1])})`;
    }
    compare(how, a, b) {
        if (a.kind === 'integer' && b.kind === 'integer')
            return this.#theory.compareIntegers(how, a, b);
        if (a.kind === 'bigint' && b.kind === 'bigint') {
            return `(${{ less: '<', lessOrEqual: '<=', equal: '=' }[how]} ${a.text} ${b.text})`;
        }
        const [x, y] = [this.#doubleOf(a), this.#doubleOf(b)];
        return x === undefined || y === undefined ? undefined : this.#theory.compareDoubles(how, x.text, y.text);
    }
    /** A test of doubles, such as whether one is NaN. */
    test(name, exprs) {
        const doubles = exprs.map((expr) => this.#asDouble(expr));
        if (doubles.includes(undefined))
            return undefined;
        // The only test that distinguishes 0 and -0.
        if (name === 'sameValue')
            this.hasInexact = true;
        return this.#theory.doubleTest(name, doubles.map((double) => double.text));
    }
    choice(condition, yes, no) {
        if (yes.kind === 'integer' && no.kind === 'integer') {
            const bounds = hull(yes.bounds, no.bounds);
            return { kind: 'integer', text: this.#theory.chooseInteger(condition, yes, no, bounds), bounds };
        }
        if (yes.kind === 'text' && no.kind === 'text' && yes.isOptional !== no.isOptional)
            return undefined;
        if (yes.kind === no.kind && yes.kind !== 'double')
            return { ...yes, text: `(ite ${condition} ${yes.text} ${no.text})` };
        const [x, y] = [this.#doubleOf(yes), this.#doubleOf(no)];
        if (x === undefined || y === undefined)
            return undefined;
        const dyadic = x.dyadic && y.dyadic && dyadicResult('add', [x.dyadic, y.dyadic], undefined);
        return this.double(`(ite ${condition} ${x.text} ${y.text})`, dyadic);
    }
    operation(expr, operands) {
        if (operands.every(({ kind }) => kind === 'bigint'))
            return bigintOperation(expr.name, operands);
        return this.#integerOperation(expr, operands) ?? this.#doubleOperation(expr);
    }
    #integerOperation(expr, operands) {
        const bounds = this.#boundsOf(expr);
        if (bounds === undefined)
            return undefined;
        const quotient = this.#quotient(expr, bounds);
        if (quotient !== undefined)
            return { kind: 'integer', text: quotient, bounds };
        const integers = operands.map((operand) => this.#integerOf(operand, expr.name));
        if (integers.includes(undefined))
            return undefined;
        const [only] = integers;
        if (identities.has(expr.name))
            return { kind: 'integer', ...only };
        const constants = expr.operands.map(numberIn);
        const text = this.#theory.integerOperation(expr.name, integers, bounds, constants);
        return text === undefined ? undefined : { kind: 'integer', text, bounds };
    }
    #integerOf(term, name) {
        if (term.kind === 'integer')
            return term;
        if (term.kind === 'bool') {
            const bounds = { min: 0, max: 1 };
            return { text: this.#theory.chooseInteger(term.text, this.integer(1), this.integer(0), bounds), bounds };
        }
        if (term.kind !== 'double' || !int32Operators.has(name))
            return undefined;
        const text = this.#theory.toInt32(term.text);
        return text === undefined ? undefined : { text, bounds: int32Bounds };
    }
    /** Math.floor(a / b), Math.trunc(a / b) and a / b | 0 of integers, which rounding does not affect. */
    #quotient({ name, operands }, bounds) {
        const [division, second] = operands;
        const towards = name === 'floor' ? 'floor' : name === 'trunc' || isZeroOr(name, second) ? 'zero' : undefined;
        if (towards === undefined || division?.kind !== 'application' || division.name !== 'divide')
            return undefined;
        const [a, b] = division.operands.map(this.#termOf);
        if (a?.kind !== 'integer' || b?.kind !== 'integer' || b.bounds.min <= 0)
            return undefined;
        if (Math.max(-a.bounds.min, a.bounds.max) > int32Bounds.max)
            return undefined;
        return this.#theory.quotient(towards, a, b, bounds);
    }
    #doubleOperation(expr) {
        if (expr.sort !== 'number' && expr.sort !== 'int32')
            return undefined;
        const doubles = [];
        for (const operand of expr.operands) {
            const double = this.#asDouble(operand);
            if (double === undefined)
                return undefined;
            doubles.push(double);
        }
        const text = this.#theory.doubleOperation(expr.name, doubles.map((double) => double.text));
        if (text === undefined)
            return undefined;
        const dyadics = doubles.map(({ dyadic }) => dyadic);
        return this.double(text, dyadicResult(expr.name, dyadics, numberIn(expr.operands[1])));
    }
    /**
     * The expression as a double. If the operation can return -0, it is encoded with doubles, because integers have no
     * -0.
     */
    #asDouble(expr) {
        const term = this.#termOf(expr);
        if (term?.kind === 'integer' && expr.kind === 'application' && expr.sort === 'number') {
            const exact = this.#theory.hasExactDoubles ? this.#doubleOperation(expr) : undefined;
            if (exact !== undefined)
                return exact;
        }
        return term && this.#doubleOf(term);
    }
    #doubleOf(term) {
        if (term.kind === 'double')
            return term;
        return term.kind === 'integer' ? this.double(this.#theory.toDouble(term), dyadicWithin(term.bounds)) : undefined;
    }
}
function numberIn(expr) {
    return expr?.kind === 'constant' && typeof expr.value === 'number' ? expr.value : undefined;
}
const identities = new Set([
    'floor',
    'ceil',
    'round',
    'trunc',
    'toNumber',
    'toNumeric',
    'numberOf',
]);
const int32Operators = new Set([
    'bitAnd',
    'bitOr',
    'bitXor',
    'bitNot',
    'shiftLeft',
    'shiftRight',
    'shiftRightUnsigned',
    'imul',
]);
function isZeroOr(name, second) {
    return name === 'bitOr' && second?.kind === 'constant' && second.value === 0;
}
const bigintOperators = {
    add: '+',
    subtract: '-',
    multiply: '*',
    negate: '-',
};
function bigintOperation(name, operands) {
    const [a, b] = operands.map(({ text }) => text);
    const operator = bigintOperators[name];
    if (operator !== undefined)
        return { kind: 'bigint', text: `(${operator} ${[a, b].filter(Boolean).join(' ')})` };
    if (name !== 'remainder')
        return undefined;
    // Division by 0 throws in JavaScript; a model with it is rejected by the confirmation.
    const rest = `(mod (abs ${a}) (abs ${b}))`;
    return { kind: 'bigint', text: `(ite (>= ${a} ${bigintText(0n)}) ${rest} (- ${rest}))` };
}
