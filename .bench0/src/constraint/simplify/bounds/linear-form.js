import { compareExpressions } from '../../compare-expressions.js';
/** Longer sums count as one term: otherwise a running total would be expanded at every test of it. */
const termLimit = 32;
/** `left - right`, if both are bounded: then no step of the sum is rounded. */
export function differenceOf(left, right, rewriter) {
    if (rewriter.boundsOf(left) === undefined || rewriter.boundsOf(right) === undefined)
        return undefined;
    const sum = new Sum(rewriter);
    sum.add(left, 1);
    sum.add(right, -1);
    return sum.form();
}
class Sum {
    #rewriter;
    #factors = new Map();
    #constant = 0;
    constructor(rewriter) {
        this.#rewriter = rewriter;
    }
    add(expr, factor, depth = 0) {
        if (expr.kind === 'constant') {
            this.#constant += factor * expr.value;
            return;
        }
        if (expr.kind !== 'application' ||
            depth >= termLimit ||
            !this.#addParts(expr.name, expr.operands, factor, depth + 1)) {
            this.#factors.set(expr, (this.#factors.get(expr) ?? 0) + factor);
        }
    }
    form() {
        const terms = [...this.#factors].filter(([, factor]) => factor !== 0);
        const isExact = [this.#constant, ...terms.map(([, factor]) => factor)].every((value) => Number.isSafeInteger(value));
        return isExact
            ? { terms: terms.sort(([a], [b]) => compareExpressions(a, b)), constant: this.#constant + 0 }
            : undefined;
    }
    /** Returns false if the operator is not linear in bounded operands. */
    #addParts(name, [left, right], factor, depth) {
        if (left === undefined || !this.#isBounded(left))
            return false;
        if (name === 'negate') {
            this.add(left, -factor, depth);
            return true;
        }
        if (right === undefined || !this.#isBounded(right))
            return false;
        if (name === 'add' || name === 'subtract') {
            this.add(left, factor, depth);
            this.add(right, name === 'add' ? factor : -factor, depth);
            return true;
        }
        if (name !== 'multiply')
            return false;
        const [scale, scaled] = left.kind === 'constant' ? [left, right] : [right, left];
        if (scale.kind !== 'constant')
            return false;
        this.add(scaled, factor * scale.value, depth);
        return true;
    }
    #isBounded(expr) {
        return this.#rewriter.boundsOf(expr) !== undefined;
    }
}
