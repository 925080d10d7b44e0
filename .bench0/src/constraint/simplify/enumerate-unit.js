import { WorkBudget } from '../../core/work-budget.js';
import { IntervalSet } from '../interval-set.js';
import { operatorFunctions } from '../semantics/operator-functions.js';
import { undefinedResult } from '../undefined-result.js';
/** Larger conditions are not enumerated: 65536 evaluations must take milliseconds, not seconds. */
const sizeLimit = 40;
/** Work of a pattern match, in units of an addition. */
const patternWork = 100;
/** A condition that fails for more units than this mostly throws, and exceptions are slow. */
const failureLimit = 64;
/**
 * Decides conditions on one code unit or byte by evaluating the real built-ins for every value.
 * The same condition on another position uses the cached result, so each test of a program is enumerated once.
 */
export class UnitEnumerator {
    #pool;
    #budget;
    #known = new Map();
    /** The budget counts operations; when it is spent, only cached conditions are answered. */
    constructor(pool, budget = new WorkBudget(1_000_000_000)) {
        this.#pool = pool;
        this.#budget = budget;
    }
    /** The values that satisfy the condition; undefined if it is too large or not on one unit or byte alone. */
    satisfying(condition) {
        if (condition.size > sizeLimit || condition.variables.length !== 1)
            return undefined;
        const variable = condition.variables[0];
        if ((variable.name !== 'unit' && variable.name !== 'byte') || !isComputable(condition))
            return undefined;
        const normalized = this.#atFirstPosition(condition);
        const values = this.#valuesOf(normalized, variable.name === 'unit' ? 0xffff : 0xff);
        return values && { variable, set: values.set };
    }
    #valuesOf(normalized, last) {
        if (this.#known.has(normalized))
            return this.#known.get(normalized);
        const joined = this.#joined(normalized, last);
        if (joined !== undefined) {
            this.#known.set(normalized, joined);
            return joined;
        }
        const opposite = this.#oppositeOf(normalized, last);
        if (opposite?.isTotal !== true && !this.#budget.spend(last * workOf(normalized)))
            return undefined;
        const values = opposite?.isTotal === true ? complement(opposite, last) : tryAll(normalized, last);
        this.#known.set(normalized, values);
        return values;
    }
    /** The values of a conjunction or disjunction of tests that have a result for every value: programs repeat the tests. */
    #joined({ name, operands }, last) {
        if (name !== 'and' && name !== 'or')
            return undefined;
        let set;
        for (const operand of operands) {
            if (operand.kind !== 'application' || operand.sort !== 'bool')
                return undefined;
            const part = this.#valuesOf(operand, last);
            if (part?.isTotal !== true)
                return undefined;
            set = set === undefined ? part.set : name === 'and' ? set.intersect(part.set) : set.union(part.set);
        }
        return set && { set, isTotal: true };
    }
    /** The values of the negated condition: programs ask for both. */
    #oppositeOf({ name, operands: [operand] }, last) {
        return name === 'not' && operand?.kind === 'application' ? this.#valuesOf(operand, last) : undefined;
    }
    #atFirstPosition(expr) {
        if (expr.kind === 'constant')
            return expr;
        if (expr.kind === 'variable')
            return this.#pool.variable(expr.name, 0, 0);
        return this.#pool.apply(expr.name, ...expr.operands.map((operand) => this.#atFirstPosition(operand)));
    }
}
/** Number of operations; a pattern match counts as many. */
function workOf(expr) {
    if (expr.kind !== 'application')
        return 1;
    const own = expr.name.startsWith('regExp') ? patternWork : 1;
    return expr.operands.reduce((sum, operand) => sum + workOf(operand), own);
}
/** Excludes functions that throw for most units, such as JSON parsing, because exceptions are slow. */
function isComputable(expr) {
    if (expr.kind !== 'application')
        return true;
    return expr.name !== 'opaque' && !/^(?:json|decodeURI)/.test(expr.name) && expr.operands.every(isComputable);
}
function complement({ set }, last) {
    return { set: set.complement(0, last), isTotal: true };
}
function tryAll(condition, last) {
    const decide = compile(condition);
    let failures = 0;
    const ranges = [];
    for (let value = 0; value <= last; value++) {
        const result = decide(value);
        if (result === undefinedResult && ++failures > failureLimit)
            return undefined;
        if (result === undefinedResult || !result)
            continue;
        const latest = ranges.at(-1);
        if (latest?.[1] === value - 1)
            latest[1] = value;
        else
            ranges.push([value, value]);
    }
    return { set: IntervalSet.ranges(ranges), isTotal: failures === 0 };
}
/** Compiles to closures instead of using an evaluator: the same few operations run 65536 times. */
function compile(expr) {
    if (expr.kind === 'constant')
        return () => expr.value;
    if (expr.kind === 'variable')
        return (value) => value;
    const { name } = expr;
    const operands = expr.operands.map(compile);
    if (name === 'and')
        return (value) => decided(operands, value, false);
    if (name === 'or')
        return (value) => decided(operands, value, true);
    if (name === 'conditional')
        return (value) => chosen(operands, value);
    return compileStrict(name, operands);
}
function compileStrict(name, operands) {
    const compute = operatorFunctions[name];
    const [first, second] = operands;
    return (value) => {
        try {
            if (first === undefined || operands.length > 2)
                return computeMany(compute, operands, value);
            const a = first(value);
            if (a === undefinedResult)
                return undefinedResult;
            if (second === undefined)
                return compute(a);
            const b = second(value);
            return b === undefinedResult ? undefinedResult : compute(a, b);
        }
        catch {
            return undefinedResult;
        }
    };
}
function computeMany(compute, operands, value) {
    const values = operands.map((operand) => operand(value));
    return values.includes(undefinedResult) ? undefinedResult : compute(...values);
}
function chosen([test, yes, no], value) {
    const tested = test(value);
    if (tested === undefinedResult)
        return undefinedResult;
    return tested ? yes(value) : no(value);
}
function decided(operands, value, deciding) {
    let result = !deciding;
    for (const operand of operands) {
        const part = operand(value);
        if (part === undefinedResult)
            result = undefinedResult;
        else if (Boolean(part) === deciding)
            return deciding;
    }
    return result;
}
