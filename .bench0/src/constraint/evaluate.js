import { operatorFunctions } from './semantics/operator-functions.js';
import { undefinedResult } from './undefined-result.js';
/** The value of an expression; never throws. Use an `Evaluator` for many expressions under one assignment. */
export function evaluate(expr, assignment) {
    return new Evaluator(assignment).evaluate(expr);
}
/** Expressions deeper than this are evaluated from the bottom up, without recursion. */
const recursionLimit = 1000;
/** Evaluates expressions of one pool under one assignment, each shared term once. */
export class Evaluator {
    #assignment;
    #known = new Map();
    constructor(assignment) {
        this.#assignment = assignment;
    }
    evaluate(expr) {
        if (expr.depth > recursionLimit)
            this.#evaluateOperandsOf(expr);
        const value = this.#valueOf(expr);
        // A table is a constant of expressions, but not a value of the program.
        return typeof value === 'object' && value !== null ? undefinedResult : value;
    }
    /** Whether the condition holds, as a test of the program would see it. */
    isTrue(expr) {
        const value = this.evaluate(expr);
        return value !== undefinedResult && Boolean(value);
    }
    #evaluateOperandsOf(root) {
        const reachable = new Set();
        const pending = [root];
        for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
            if (next.kind !== 'application' || this.#known.has(next) || reachable.has(next))
                continue;
            reachable.add(next);
            for (const operand of next.operands)
                pending.push(operand);
        }
        // Operands have smaller ids than the terms that contain them.
        for (const term of [...reachable].sort((a, b) => a.id - b.id))
            this.#valueOf(term);
    }
    #valueOf(expr) {
        if (expr.kind === 'constant')
            return expr.value;
        if (expr.kind === 'variable')
            return this.#assignment.valueOf(expr);
        if (this.#known.has(expr))
            return this.#known.get(expr);
        const value = this.#apply(expr);
        this.#known.set(expr, value);
        return value;
    }
    #apply({ name, operands }) {
        if (name === 'and')
            return this.#decide(operands, false);
        if (name === 'or')
            return this.#decide(operands, true);
        if (name === 'conditional')
            return this.#choose(operands);
        const values = [];
        for (const operand of operands) {
            const value = this.#valueOf(operand);
            if (value === undefinedResult)
                return undefinedResult;
            values.push(value);
        }
        if (name === 'opaque')
            return this.#assignment.sampleOf(values[0], values.slice(1));
        return applyOperator(name, values);
    }
    /** `and` and `or`: one deciding operand is enough, even if another has no value. */
    #decide(operands, deciding) {
        let result = !deciding;
        for (const operand of operands) {
            const value = this.#valueOf(operand);
            if (value === undefinedResult)
                result = undefinedResult;
            else if (Boolean(value) === deciding)
                return deciding;
        }
        return result;
    }
    #choose([test, yes, no]) {
        const value = this.#valueOf(test);
        if (value === undefinedResult)
            return undefinedResult;
        return this.#valueOf((value ? yes : no));
    }
}
/** Applies an operator to values; never throws. */
function applyOperator(name, values) {
    const compute = operatorFunctions[name];
    try {
        switch (values.length) {
            case 1:
                return compute(values[0]);
            case 2:
                return compute(values[0], values[1]);
            default:
                return compute(...values);
        }
    }
    catch {
        return undefinedResult;
    }
}
