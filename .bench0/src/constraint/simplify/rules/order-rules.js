import { compareChoice } from '../compare-choice.js';
import { compareLinear, mirrored } from '../bounds/linear-comparison.js';
import { compareUnit } from '../past-the-end.js';
import { unitsOf } from '../unit-strings.js';
/** Comparisons by order. */
export const orderRules = {
    lessThan: ordered('lessThan'),
    lessOrEqual: ordered('lessOrEqual'),
    greaterThan: ordered('greaterThan'),
    greaterOrEqual: ordered('greaterOrEqual'),
};
/** Longer strings are not compared unit by unit. */
const lengthLimit = 32;
function ordered(relation) {
    return ([a, b], rewriter) => {
        const [left, right] = [a, b];
        const known = compareChoice(relation, left, right, rewriter) ??
            compareLinear(relation, left, right, rewriter) ??
            compareUnit(relation, left, right, rewriter) ??
            compareStrings(relation, left, right, rewriter);
        if (known !== undefined)
            return known;
        if (left.kind === 'constant' && right.kind !== 'constant')
            return rewriter.pool.apply(mirrored[relation], right, left);
        return undefined;
    };
}
/** Compares strings of known length unit by unit. */
function compareStrings(relation, left, right, rewriter) {
    const [a, b] = [unitsOf(left, rewriter), unitsOf(right, rewriter)];
    if (a === undefined || b === undefined || Math.min(a.length, b.length) > lengthLimit)
        return undefined;
    if (relation === 'lessThan')
        return isLess(a, b, rewriter);
    if (relation === 'greaterThan')
        return isLess(b, a, rewriter);
    return rewriter.make('not', relation === 'lessOrEqual' ? isLess(b, a, rewriter) : isLess(a, b, rewriter));
}
function isLess(a, b, { make, constant }) {
    let result = constant(a.length < b.length);
    for (let i = Math.min(a.length, b.length) - 1; i >= 0; i--) {
        const [x, y] = [a[i], b[i]];
        result = make('or', make('lessThan', x, y), make('and', make('strictEquals', x, y), result));
    }
    return result;
}
