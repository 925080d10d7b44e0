import { hasKind } from '../../semantics/table-operators.js';
import { lengthBounds } from './length-bounds.js';
const int32 = { min: -(2 ** 31), max: 2 ** 31 - 1 };
const lengths = { min: 0, max: 2 ** 31 - 1 };
const variableBounds = {
    unit: { min: 0, max: 0xffff },
    byte: { min: 0, max: 0xff },
    length: lengths,
    choice: lengths,
    token: lengths,
    int32Value: int32,
};
/**
 * The bounds of the expression's value, if it is always an integer (-0 included) that a double represents exactly.
 * Arithmetic between bounded expressions is then integer arithmetic.
 */
export function integerBounds(expr, boundsOf) {
    if (expr.kind === 'variable')
        return variableBounds[expr.name];
    if (expr.kind === 'constant') {
        return Number.isSafeInteger(expr.value) ? { min: expr.value, max: expr.value } : undefined;
    }
    return applicationBounds(expr, boundsOf) ?? (expr.sort === 'int32' ? int32 : undefined);
}
function applicationBounds({ name, operands }, boundsOf) {
    const [a, b] = operands.map((operand) => boundsOf(operand));
    switch (name) {
        case 'add':
            return a && b && exact(a.min + b.min, a.max + b.max);
        case 'subtract':
            return a && b && exact(a.min - b.max, a.max - b.min);
        case 'multiply':
            return a && b && hull(a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max);
        case 'negate':
            return a && exact(-a.max, -a.min);
        case 'conditional': {
            const otherwise = operands[2] && boundsOf(operands[2]);
            return b && otherwise && hull(b.min, b.max, otherwise.min, otherwise.max);
        }
        case 'abs':
            return a && exact(Math.max(0, a.min, -a.max), Math.max(-a.min, a.max));
        case 'splitCount':
            // Only an empty separator can give an empty list.
            return operands[1]?.kind === 'constant' && operands[1].value !== '' ? { min: 1, max: lengths.max } : lengths;
        case 'stringLength':
            return operands[0] === undefined ? lengths : lengthBounds(operands[0]);
        case 'regExpSplitCount':
            // The list is empty only if the text is empty and the pattern matches the empty text.
            return operands[0]?.kind === 'constant' && !matchesEmpty(operands[0].value)
                ? { min: 1, max: lengths.max }
                : lengths;
        case 'regExpMatchCount':
        case 'jsonLength':
        case 'utf8Length':
            return lengths;
        case 'keyIndex': {
            const keys = operands[0]?.kind === 'constant' ? operands[0].value : null;
            return { min: -1, max: hasKind(keys, 'keys') ? keys.keys.length - 1 : lengths.max };
        }
        case 'indexOf':
        case 'lastIndexOf':
        case 'regExpMatchIndex':
        case 'regExpMatchAllIndex':
            return { min: -1, max: lengths.max };
        case 'shiftRightUnsigned':
            return shiftedBounds(name, a, b) ?? { min: 0, max: 2 ** 32 - 1 };
        case 'remainder':
            return a && b && remainderBounds(a, b);
        case 'bitAnd':
            return maskedBounds(a, b);
        default:
            return a && b && bitBounds(name, a, b);
    }
}
function matchesEmpty(pattern) {
    return !hasKind(pattern, 'regExp') || new RegExp(pattern.source, pattern.flags).test('');
}
function bitBounds(name, a, b) {
    if (!fitsInt32(a) || !fitsInt32(b))
        return undefined;
    switch (name) {
        case 'bitOr':
        case 'bitXor':
            return a.min >= 0 && b.min >= 0 ? { min: 0, max: allBits(Math.max(a.max, b.max)) } : undefined;
        case 'shiftLeft':
        case 'shiftRight':
            return shiftedBounds(name, a, b);
        default:
            return undefined;
    }
}
/** The result of `&` with a non-negative mask is at most the mask, for any other operand. */
function maskedBounds(a, b) {
    const masks = [a, b].filter((mask) => mask !== undefined && mask.min >= 0 && mask.max <= int32.max);
    return masks.length === 0 ? undefined : { min: 0, max: Math.min(...masks.map((mask) => mask?.max ?? 0)) };
}
/** For a constant shift count, if no bits are lost. */
function shiftedBounds(name, a, b) {
    if (a === undefined || b === undefined || b.min !== b.max || b.min < 0 || b.min > 31 || !fitsInt32(a))
        return undefined;
    if (name === 'shiftRight')
        return { min: a.min >> b.min, max: a.max >> b.min };
    if (name === 'shiftRightUnsigned')
        return a.min >= 0 ? { min: a.min >>> b.min, max: a.max >>> b.min } : undefined;
    const shifted = { min: a.min * 2 ** b.min, max: a.max * 2 ** b.min };
    return fitsInt32(shifted) ? shifted : undefined;
}
function remainderBounds(a, b) {
    if (b.min <= 0 && b.max >= 0)
        return undefined;
    const largest = Math.max(Math.abs(b.min), Math.abs(b.max)) - 1;
    return { min: a.min < 0 ? Math.max(a.min, -largest) : 0, max: a.max > 0 ? Math.min(a.max, largest) : 0 };
}
function allBits(value) {
    return 2 ** (32 - Math.clz32(value)) - 1;
}
function fitsInt32({ min, max }) {
    return min >= int32.min && max <= int32.max;
}
function hull(...values) {
    return exact(Math.min(...values), Math.max(...values));
}
function exact(min, max) {
    // Adding 0 turns -0 into 0.
    return Number.isSafeInteger(min) && Number.isSafeInteger(max) ? { min: min + 0, max: max + 0 } : undefined;
}
