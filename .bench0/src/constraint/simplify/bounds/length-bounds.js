const any = { min: 0, max: 2 ** 31 - 1 };
const depthLimit = 12;
/** Bounds of the length of a text expression, as far as its operators determine them. */
export function lengthBounds(expr, depth = 0) {
    if (expr.kind === 'constant') {
        return typeof expr.value === 'string' ? { min: expr.value.length, max: expr.value.length } : any;
    }
    if (expr.kind === 'variable' || depth > depthLimit)
        return any;
    const [first] = expr.operands;
    const inner = (operand) => (operand === undefined ? any : lengthBounds(operand, depth + 1));
    switch (expr.name) {
        case 'charAt':
            return { min: 0, max: 1 };
        case 'indexString':
        case 'at':
            return { min: 1, max: 1 };
        case 'fromCharCode':
            return { min: expr.operands.length, max: expr.operands.length };
        case 'slice':
        case 'substring':
            return { min: 0, max: Math.min(inner(first).max, windowOf(expr.operands)) };
        case 'substr':
        case 'trim':
        case 'trimStart':
        case 'trimEnd':
        case 'splitPart':
            return { min: 0, max: inner(first).max };
        case 'regExpSplitPart':
        case 'regExpGroup':
            return { min: 0, max: inner(expr.operands[1]).max };
        case 'concat':
            return expr.operands.every(({ sort }) => sort === 'string') ? sumOf(expr.operands.map(inner)) : any;
        default:
            return any;
    }
}
function sumOf(parts) {
    const min = parts.reduce((sum, part) => sum + part.min, 0);
    const max = parts.reduce((sum, part) => sum + part.max, 0);
    return { min: Math.min(min, any.max), max: Math.min(max, any.max) };
}
/** The distance of constant positions. */
function windowOf([, from, to]) {
    if (from?.kind !== 'constant' || to?.kind !== 'constant')
        return any.max;
    const [start, end] = [from.value, to.value];
    if (!Number.isInteger(start) || !Number.isInteger(end))
        return any.max;
    return start >= 0 && end >= start ? end - start : any.max;
}
