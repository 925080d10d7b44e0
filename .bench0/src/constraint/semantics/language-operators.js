import { undefinedResult } from '../undefined-result.js';
import { longestText, toText, widestBigInt } from './operator-function.js';
const binary = (compute) => compute;
/** The operators of the language, on primitives. */
export const languageOperators = {
    add: (a, b) => (lengthOf(a) + lengthOf(b) > longestText ? undefinedResult : a + b),
    subtract: binary((a, b) => a - b),
    multiply: (a, b) => typeof a === 'bigint' && typeof b === 'bigint' && bitsOf(a) + bitsOf(b) > widestBigInt
        ? undefinedResult
        : a * b,
    divide: binary((a, b) => a / b),
    remainder: binary((a, b) => a % b),
    power: (a, b) => typeof a === 'bigint' && typeof b === 'bigint' && b > 0n && BigInt(bitsOf(a)) * b > BigInt(widestBigInt)
        ? undefinedResult
        : a ** b,
    lessThan: binary((a, b) => a < b),
    lessOrEqual: binary((a, b) => a <= b),
    greaterThan: binary((a, b) => a > b),
    greaterOrEqual: binary((a, b) => a >= b),
    strictEquals: (a, b) => a === b,
    strictNotEquals: (a, b) => a !== b,
    // oxlint-disable-next-line eqeqeq -- this is what is defined here
    looseEquals: (a, b) => a == b,
    // oxlint-disable-next-line eqeqeq -- this is what is defined here
    looseNotEquals: (a, b) => a != b,
    sameValue: (a, b) => Object.is(a, b),
    sameValueZero: (a, b) => a === b || Object.is(a, b),
    bitAnd: binary((a, b) => a & b),
    bitOr: binary((a, b) => a | b),
    bitXor: binary((a, b) => a ^ b),
    shiftLeft: (a, b) => (isWideShift(a, b) ? undefinedResult : a << b),
    shiftRight: (a, b) => typeof b === 'bigint' && isWideShift(a, -b) ? undefinedResult : a >> b,
    shiftRightUnsigned: binary((a, b) => a >>> b),
    negate: (a) => -a,
    toNumber: (a) => +a,
    toNumeric: (a) => (typeof a === 'bigint' ? a : Number(a)),
    bitNot: (a) => ~a,
    not: (a) => !a,
    typeOf: (a) => typeof a,
    toBoolean: Boolean,
    toStringValue: (a) => toText(a),
};
function lengthOf(value) {
    return typeof value === 'string' ? value.length : 0;
}
/** Upper bound of the bits of a bigint, a multiple of 4. */
function bitsOf(value) {
    return value.toString(16).length * 4;
}
function isWideShift(a, b) {
    return typeof a === 'bigint' && typeof b === 'bigint' && b > 0n && BigInt(bitsOf(a)) + b > BigInt(widestBigInt);
}
