import { integerBounds } from '../../../constraint/simplify/bounds/integer-bounds.js';
/**
 * Whether a condition holds for all remaining values or for none, by interval arithmetic; undefined if that does not
 * decide it. Handles integers of the types number and bigint.
 */
export function statusByBounds(expr, domainOf) {
    if (expr.kind !== 'application')
        return undefined;
    const [left, right] = expr.operands;
    switch (expr.name) {
        case 'not':
            return negated(statusByBounds(left, domainOf));
        case 'and':
            return joined(expr.operands, domainOf, false);
        case 'or':
            return joined(expr.operands, domainOf, true);
        case 'strictEquals':
            return areEqual(left, right, domainOf);
        case 'strictNotEquals':
            return negated(areEqual(left, right, domainOf));
        case 'lessThan':
            return isLess(left, right, domainOf);
        case 'greaterThan':
            return isLess(right, left, domainOf);
        case 'lessOrEqual':
            return negated(isLess(right, left, domainOf));
        case 'greaterOrEqual':
            return negated(isLess(left, right, domainOf));
        default:
            return undefined;
    }
}
function negated(status) {
    return status === undefined ? undefined : !status;
}
function joined(parts, domainOf, deciding) {
    let result = !deciding;
    for (const part of parts) {
        const status = statusByBounds(part, domainOf);
        if (status === deciding)
            return deciding;
        if (status === undefined)
            result = undefined;
    }
    return result;
}
function areEqual(left, right, domainOf) {
    const kind = numberKind(left);
    if (kind === undefined || kind !== numberKind(right))
        return undefined;
    const [a, b] = [boundsIn(left, domainOf), boundsIn(right, domainOf)];
    if (a === undefined || b === undefined)
        return undefined;
    if (a.max < b.min || b.max < a.min)
        return false;
    return a.min === a.max && b.min === b.max ? true : undefined;
}
function isLess(left, right, domainOf) {
    const [a, b] = [boundsIn(left, domainOf), boundsIn(right, domainOf)];
    if (a === undefined || b === undefined)
        return undefined;
    if (a.max < b.min)
        return true;
    return a.min >= b.max ? false : undefined;
}
/** The numeric type: a number and a bigint are never strictly equal. */
function numberKind({ sort }) {
    if (sort === 'bigint')
        return sort;
    return sort === 'int32' || sort === 'number' ? 'number' : undefined;
}
function boundsIn(expr, domainOf) {
    if (expr.kind === 'variable')
        return rangeOf(domainOf(expr)) ?? integerBounds(expr, () => undefined);
    if (expr.kind === 'constant')
        return constantBounds(expr.value);
    const boundsOf = (operand) => boundsIn(operand, domainOf);
    return bigintBounds(expr, boundsOf) ?? integerBounds(expr, boundsOf);
}
function rangeOf(domain) {
    return domain === undefined || domain.isEmpty ? undefined : { min: domain.min, max: domain.max };
}
function constantBounds(value) {
    const number = typeof value === 'bigint' ? Number(value) : value;
    return Number.isSafeInteger(number) ? { min: number, max: number } : undefined;
}
/** Bounds of operations that differ for bigints; undefined for all others. */
function bigintBounds({ name, operands, sort }, boundsOf) {
    const [first, second] = operands;
    if (name === 'toBigInt')
        return boundsOf(first);
    if (sort !== 'bigint' || (name !== 'divide' && name !== 'remainder'))
        return undefined;
    const [a, b] = [boundsOf(first), boundsOf(second)];
    if (a === undefined || b === undefined || (b.min <= 0 && b.max >= 0))
        return undefined;
    const leastDivisor = Math.min(Math.abs(b.min), Math.abs(b.max));
    const isSmaller = Math.max(Math.abs(a.min), Math.abs(a.max)) < leastDivisor;
    if (name === 'remainder')
        return isSmaller ? a : undefined;
    const quotients = [a.min, a.max].flatMap((end) => [b.min, b.max].map((divisor) => Math.trunc(end / divisor)));
    return { min: Math.min(...quotients), max: Math.max(...quotients) };
}
