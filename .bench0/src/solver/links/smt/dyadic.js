const exactLimit = 2 ** 53;
/** Upper limit of the scale: smaller steps come from decimal fractions, whose sums are rounded anyway. */
const scaleLimit = 64;
export function dyadicOf(value) {
    if (!Number.isFinite(value))
        return undefined;
    let [largest, scale] = [Math.abs(value), 0];
    for (; !Number.isInteger(largest); scale++)
        largest *= 2;
    return checked({ largest, scale });
}
export function dyadicWithin({ min, max }) {
    return checked({ largest: Math.max(Math.abs(min), Math.abs(max)), scale: 0 });
}
/**
 * The result of an operation on such numbers; undefined if it may be rounded. `divisor`: the second operand if
 * constant.
 */
export function dyadicResult(name, operands, divisor) {
    const [a, b] = operands;
    if (a === undefined)
        return undefined;
    switch (name) {
        case 'negate':
        case 'abs':
        case 'toNumber':
        case 'toNumeric':
        case 'numberOf':
            return a;
        case 'floor':
        case 'ceil':
        case 'round':
        case 'trunc':
            return checked({ largest: Math.floor(a.largest / 2 ** a.scale) + 1, scale: 0 });
        case 'add':
        case 'subtract':
            return b && summed(a, b);
        case 'multiply':
            return b && checked({ largest: a.largest * b.largest, scale: a.scale + b.scale });
        case 'divide':
            return isPowerOfTwo(divisor) ? checked({ largest: a.largest, scale: a.scale + Math.log2(divisor) }) : undefined;
        case 'remainder':
            return divisor !== undefined && Number.isInteger(divisor) && divisor !== 0 ? a : undefined;
        default:
            return undefined;
    }
}
function summed(a, b) {
    const scale = Math.max(a.scale, b.scale);
    return checked({ largest: a.largest * 2 ** (scale - a.scale) + b.largest * 2 ** (scale - b.scale), scale });
}
function checked(dyadic) {
    return dyadic.largest <= exactLimit && dyadic.scale <= scaleLimit ? dyadic : undefined;
}
function isPowerOfTwo(value) {
    return value !== undefined && value >= 1 && Number.isInteger(Math.log2(value));
}
