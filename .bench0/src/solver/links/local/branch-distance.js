/** The distance of a failing condition for which no better measure exists. */
const plainFailure = 1;
/** The distance of a condition from being true: 0 if it holds, else larger the more has to change. */
export function branchDistance(condition, evaluator) {
    if (evaluator.isTrue(condition))
        return 0;
    if (condition.kind !== 'application')
        return plainFailure;
    const { name, operands } = condition;
    switch (name) {
        case 'and':
            return operands.reduce((sum, operand) => sum + branchDistance(operand, evaluator), 0);
        case 'or':
            return Math.min(...operands.map((operand) => branchDistance(operand, evaluator)));
        case 'conditional':
        case 'not':
            return plainFailure;
        default:
            return scaled(comparisonDistance(condition, evaluator));
    }
}
/** Maps a distance to 0..1 and keeps the order, so that no condition dominates the others. */
function scaled(distance) {
    return Number.isFinite(distance) ? distance / (distance + 1) : plainFailure;
}
function comparisonDistance({ name, operands }, evaluator) {
    const [a, b] = operands.map((operand) => evaluator.evaluate(operand));
    if (typeof a === 'symbol' || typeof b === 'symbol')
        return Infinity;
    switch (name) {
        case 'strictEquals':
        case 'looseEquals':
        case 'sameValue':
        case 'sameValueZero':
            return gap(a, b);
        case 'lessThan':
        case 'lessOrEqual':
        case 'greaterThan':
        case 'greaterOrEqual':
            return gap(a, b) + 0.5;
        case 'startsWith':
            return typeof a === 'string' && typeof b === 'string' ? textGap(a.slice(0, b.length), b) : Infinity;
        case 'endsWith':
            return typeof a === 'string' && typeof b === 'string' ? textGap(a.slice(-b.length), b) : Infinity;
        case 'includes':
            return typeof a === 'string' && typeof b === 'string' ? nearestGap(a, b) : Infinity;
        default:
            return Infinity;
    }
}
function gap(a, b) {
    if (typeof a === 'string' && typeof b === 'string')
        return textGap(a, b);
    const difference = Math.abs(Number(a) - Number(b));
    return Number.isNaN(difference) ? Infinity : difference;
}
/** A missing character costs more than a wrong one. */
function textGap(a, b) {
    let sum = Math.abs(a.length - b.length) * 2;
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
        const difference = Math.abs(a.charCodeAt(i) - b.charCodeAt(i));
        sum += difference / (difference + 1);
    }
    return sum;
}
function nearestGap(text, part) {
    let best = textGap(text, part);
    for (let i = 0; i + part.length <= text.length; i++) {
        best = Math.min(best, textGap(text.slice(i, i + part.length), part));
    }
    return best;
}
