import { IntervalSet } from '../../interval-set.js';
import { differenceOf } from './linear-form.js';
import { furthestBeyond } from './parts-of-texts.js';
import { writeMembership } from '../membership.js';
/** Normalizes a comparison of bounded expressions: coprime factors, the first positive, the constant on the right. */
export function compareLinear(relation, left, right, rewriter) {
    const fraction = compareWithFraction(relation, left, right, rewriter);
    if (fraction !== undefined)
        return fraction;
    const simple = compareVariable(relation, left, right, rewriter);
    if (simple !== undefined)
        return simple;
    const form = differenceOf(left, right, rewriter);
    if (form === undefined)
        return undefined;
    const divisor = form.terms.reduce((gcd, [, factor]) => greatestCommonDivisor(gcd, factor), 0) || 1;
    const sign = (form.terms[0]?.[1] ?? 1) < 0 ? -1 : 1;
    const terms = form.terms.map(([term, factor]) => [term, (factor / divisor) * sign]);
    const set = valuesThat(relation, (-form.constant / divisor) * sign, sign, rangeOf(terms, rewriter));
    if (set === undefined)
        return undefined;
    return writeSum(terms, set, rewriter);
}
/** A shortcut for the most frequent comparisons; the general way gives the same result at greater cost. */
function compareVariable(relation, left, right, rewriter) {
    if (left.kind !== 'variable' || right.kind !== 'constant')
        return undefined;
    const bounds = rewriter.boundsOf(left);
    const set = bounds && valuesThat(relation, right.value, 1, bounds);
    return set && writeMembership(left, set, rewriter);
}
/** The values `x` within bounds for which `sign * x` is in the relation to `sign * limit`; limits may be fractions. */
function valuesThat(relation, limit, sign, bounds) {
    if (bounds === undefined || !Number.isFinite(limit))
        return undefined;
    const all = IntervalSet.range(bounds.min, bounds.max);
    if (relation === 'strictEquals')
        return Number.isInteger(limit) ? all.intersect(IntervalSet.of(limit + 0)) : IntervalSet.empty;
    const isUpper = (relation === 'lessThan' || relation === 'lessOrEqual') === sign > 0;
    const isStrict = relation === 'lessThan' || relation === 'greaterThan';
    if (isUpper)
        return all.intersect(IntervalSet.range(bounds.min, isStrict ? Math.ceil(limit) - 1 : Math.floor(limit)));
    return all.intersect(IntervalSet.range(isStrict ? Math.floor(limit) + 1 : Math.ceil(limit), bounds.max));
}
function rangeOf(terms, { boundsOf }) {
    let [min, max] = [0, 0];
    for (const [term, factor] of terms) {
        const bounds = boundsOf(term);
        if (bounds === undefined)
            return undefined;
        min += factor * (factor > 0 ? bounds.min : bounds.max);
        max += factor * (factor > 0 ? bounds.max : bounds.min);
    }
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max))
        return undefined;
    const { least, most } = differencesIn(terms);
    return { min: Math.max(min, least) + 0, max: Math.min(max, most) + 0 };
}
/** The bounds of a position in a text, or the length of a part, less the length of the text, or of the negated sum. */
function differencesIn(terms) {
    const unbounded = { least: -Infinity, most: Infinity };
    if (terms.length !== 2)
        return unbounded;
    const [[a, factor], [b, other]] = terms;
    if (factor !== -other)
        return unbounded;
    const [forward, backward] = [furthestBeyond(a, b), furthestBeyond(b, a)];
    // The sum is `factor * (a - b)`, and `a - b` is at most `forward` and at least `-backward`.
    const [low, high] = [-(backward ?? Infinity) * factor, (forward ?? Infinity) * factor];
    return factor > 0 ? { least: low, most: high } : { least: high, most: low };
}
function writeSum(terms, set, rewriter) {
    const { pool } = rewriter;
    const bounds = rangeOf(terms, rewriter);
    const outside = set.complement(bounds.min, bounds.max);
    if (set.isEmpty || outside.isEmpty)
        return pool.constant(outside.isEmpty);
    const [first, second, ...more] = terms;
    if (first === undefined)
        return undefined;
    if (second === undefined)
        return writeSingle(first[0], set, bounds, rewriter);
    const pair = more.length === 0 && first[1] === 1 && second[1] === -1 ? pairRelation(set, bounds) : undefined;
    if (pair !== undefined)
        return pool.apply(pair, first[0], second[0]);
    const sum = sumOf(terms, rewriter);
    return rewriter.boundsOf(sum) === undefined ? undefined : writeMembership(sum, set, rewriter);
}
/** Compares a choice that remains of a sum branch by branch, as other choices are. */
function writeSingle(term, set, { min, max }, rewriter) {
    if (term.kind !== 'application' || term.name !== 'conditional')
        return writeMembership(term, set, rewriter);
    if (set.size === 1)
        return rewriter.make('strictEquals', term, rewriter.constant(set.min));
    if (set.min === min)
        return rewriter.make('lessOrEqual', term, rewriter.constant(set.max));
    return set.max === max
        ? rewriter.make('greaterOrEqual', term, rewriter.constant(set.min))
        : writeMembership(term, set, rewriter);
}
/** Writes `a - b` compared with 0 as a compared with b, which is read back as the same difference. */
function pairRelation(set, { min, max }) {
    if (set.min === 0 && set.max === 0)
        return 'strictEquals';
    if (set.max === max && set.min === 0)
        return 'greaterOrEqual';
    if (set.max === max && set.min === 1)
        return 'greaterThan';
    if (set.min === min && set.max === 0)
        return 'lessOrEqual';
    return set.min === min && set.max === -1 ? 'lessThan' : undefined;
}
function sumOf(terms, { pool }) {
    let sum;
    for (const [term, factor] of terms) {
        const size = Math.abs(factor);
        const scaled = size === 1 ? term : pool.apply('multiply', term, pool.constant(size));
        sum = sum === undefined ? scaled : pool.apply(factor > 0 ? 'add' : 'subtract', sum, scaled);
    }
    return sum;
}
/** Compares a bounded expression with a number that is not a safe integer: NaN, infinite, fractional or too large. */
function compareWithFraction(relation, left, right, rewriter) {
    if (left.kind === 'constant') {
        return right.kind === 'constant' ? undefined : compareWithFraction(mirrored[relation], right, left, rewriter);
    }
    if (right.kind !== 'constant' || typeof right.value !== 'number' || Number.isSafeInteger(right.value))
        return undefined;
    const bounds = rewriter.boundsOf(left);
    if (bounds === undefined)
        return undefined;
    if (Number.isNaN(right.value))
        return rewriter.constant(false);
    if (relation === 'strictEquals')
        return rewriter.constant(false);
    const isUpper = relation === 'lessThan' || relation === 'lessOrEqual';
    if (right.value > bounds.max || right.value < bounds.min)
        return rewriter.constant(right.value > bounds.max === isUpper);
    if (isUpper)
        return rewriter.make('lessOrEqual', left, rewriter.constant(Math.floor(right.value)));
    return rewriter.make('greaterOrEqual', left, rewriter.constant(Math.ceil(right.value)));
}
export const mirrored = {
    strictEquals: 'strictEquals',
    lessThan: 'greaterThan',
    lessOrEqual: 'greaterOrEqual',
    greaterThan: 'lessThan',
    greaterOrEqual: 'lessOrEqual',
};
function greatestCommonDivisor(a, b) {
    let [x, y] = [Math.abs(a), Math.abs(b)];
    while (y !== 0)
        [x, y] = [y, x % y];
    return x;
}
