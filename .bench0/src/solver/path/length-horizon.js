import { isPart } from './is-part.js';
/**
 * A length from which on further characters of a text input make no difference to the condition: if no text up to this
 * length satisfies it, no text does. Undefined if none can be derived.
 */
export function lengthHorizon(condition, input) {
    let horizon = 0;
    const seen = new Set();
    const pending = [condition];
    for (let expr = pending.pop(); expr !== undefined; expr = pending.pop()) {
        if (seen.has(expr))
            continue;
        seen.add(expr);
        if (expr.kind === 'variable' && expr.input === input) {
            if (!isPart(expr))
                return undefined;
            horizon = Math.max(horizon, expr.position + 1);
        }
        if (expr.kind !== 'application')
            continue;
        const reach = reachOf(expr, input);
        if (reach === undefined)
            pending.push(...expr.operands);
        else
            horizon = Math.max(horizon, reach);
    }
    return horizon;
}
/** The number of leading characters that an operation reads; undefined if it may read more. */
function reachOf({ name, operands }, input) {
    const [receiver, ...rest] = operands;
    switch (name) {
        case 'slice':
        case 'substring':
            return isText(receiver, input) && rest.length === 2 ? farthest(rest) : undefined;
        case 'charCodeAt':
        case 'charAt':
        case 'indexString':
        case 'codePointAt': {
            const position = isText(receiver, input) ? farthest(rest) : undefined;
            return position === undefined ? undefined : position + 2;
        }
        case 'startsWith':
            return isText(receiver, input) && rest.length === 1 ? textLength(rest[0]) : undefined;
        case 'strictEquals':
        case 'strictNotEquals':
        case 'sameValueZero':
            return comparedWith(operands, input) ?? comparedLength(operands, input);
        case 'lessThan':
        case 'lessOrEqual':
        case 'greaterThan':
        case 'greaterOrEqual':
            return comparedLength(operands, input);
        case 'hasKey':
        case 'keyIndex':
        case 'lookup':
            return isWholeText(rest[0], input) ? longestKey(receiver) : undefined;
        default:
            return undefined;
    }
}
function isText(expr, input) {
    return expr?.kind === 'variable' && expr.name === 'text' && expr.input === input;
}
/** Whether the expression is the text itself, or derived from it and never shorter. */
function isWholeText(expr, input) {
    if (expr?.kind !== 'application' || !/^to(Lower|Upper)Case$/.test(expr.name))
        return isText(expr, input);
    return isText(expr.operands[0], input);
}
function isLength(expr, input) {
    if (expr?.kind === 'variable')
        return expr.name === 'length' && expr.input === input;
    return expr?.kind === 'application' && expr.name === 'stringLength' && isText(expr.operands[0], input);
}
/** The horizon of an equality with a constant: longer texts are unequal. */
function comparedWith([a, b], input) {
    const other = isWholeText(a, input) ? b : isWholeText(b, input) ? a : undefined;
    const length = textLength(other);
    return length === undefined ? undefined : length + 1;
}
function comparedLength([a, b], input) {
    const other = isLength(a, input) ? b : isLength(b, input) ? a : undefined;
    if (other?.kind !== 'constant' || typeof other.value !== 'number' || !Number.isFinite(other.value))
        return undefined;
    return Math.max(0, Math.floor(other.value)) + 1;
}
/** The largest of constant positions, none of them counted from the end. */
function farthest(positions) {
    let largest = 0;
    for (const position of positions) {
        if (position.kind !== 'constant' || !Number.isInteger(position.value) || position.value < 0) {
            return undefined;
        }
        largest = Math.max(largest, position.value);
    }
    return largest;
}
function textLength(expr) {
    return expr?.kind === 'constant' && typeof expr.value === 'string' ? expr.value.length : undefined;
}
function longestKey(expr) {
    const table = expr?.kind === 'constant' ? expr.value : undefined;
    if (typeof table !== 'object' || table === null || !('keys' in table))
        return undefined;
    return Math.max(0, ...table.keys.map((key) => (typeof key === 'string' ? key.length : 0))) + 1;
}
