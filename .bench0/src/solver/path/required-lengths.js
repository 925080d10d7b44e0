import { isPart } from './is-part.js';
const none = new Map();
/**
 * The minimum lengths of inputs for the condition to hold: a unit past the end has no value, so the condition has none.
 */
export function requiredLengths(condition) {
    return new LengthReader().whenTrue(condition);
}
class LengthReader {
    #strict = new Map();
    whenTrue(expr) {
        return this.#whenDecided(expr, 'and', 'or');
    }
    #whenFalse(expr) {
        return this.#whenDecided(expr, 'or', 'and');
    }
    /** `all` is the operator whose operands must all agree, `some` the one for which one is enough. */
    #whenDecided(expr, all, some) {
        if (expr.kind !== 'application')
            return this.#whenDefined(expr);
        const decide = (operand) => all === 'and' ? this.whenTrue(operand) : this.#whenFalse(operand);
        if (expr.name === all)
            return largest(expr.operands.map(decide));
        if (expr.name === some)
            return smallest(expr.operands.map(decide));
        const [operand] = expr.operands;
        if (expr.name === 'toBoolean')
            return decide(operand);
        if (expr.name === 'not')
            return all === 'and' ? this.#whenFalse(operand) : this.whenTrue(operand);
        return this.#whenDefined(expr);
    }
    #whenDefined(expr) {
        if (expr.kind === 'constant')
            return none;
        if (expr.kind === 'variable') {
            return isPart(expr) ? new Map([[expr.input, expr.position + 1]]) : none;
        }
        // Very deep terms are not read, to bound the recursion: fewer required lengths are still correct.
        if (expr.depth > 500)
            return none;
        const known = this.#strict.get(expr);
        if (known !== undefined)
            return known;
        const made = this.#whenApplied(expr);
        this.#strict.set(expr, made);
        return made;
    }
    #whenApplied({ name, operands }) {
        const parts = operands.map((operand) => this.#whenDefined(operand));
        if (name === 'and' || name === 'or')
            return smallest(parts);
        if (name !== 'conditional')
            return largest(parts);
        const [test, yes, no] = parts;
        return largest([test, smallest([yes, no])]);
    }
}
function largest(parts) {
    const filled = parts.filter(({ size }) => size > 0);
    if (filled.length <= 1)
        return filled[0] ?? none;
    const result = new Map();
    for (const part of filled) {
        for (const [input, length] of part)
            result.set(input, Math.max(length, result.get(input) ?? 0));
    }
    return result;
}
function smallest(parts) {
    const [first, ...rest] = parts;
    if (first === undefined || parts.some(({ size }) => size === 0))
        return none;
    const result = new Map();
    for (const [input, length] of first) {
        const least = Math.min(length, ...rest.map((part) => part.get(input) ?? 0));
        if (least > 0)
            result.set(input, least);
    }
    return result;
}
