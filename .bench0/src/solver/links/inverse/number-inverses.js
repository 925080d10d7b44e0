import { stepsFor } from './inverse.js';
import { numerals } from './numerals.js';
/** Inverses of arithmetic, bit operations and Math functions. */
export const numberInverses = {
    add: arithmetic((w, b) => w - b, (w, a) => w - a),
    subtract: arithmetic((w, b) => w + b, (w, a) => a - w),
    multiply: (w, operands) => [...quotients(w, operands), ...roots(w, operands)],
    divide: (w, [a, b]) => [
        ...(typeof w === 'number' || typeof w === 'bigint' ? stepsFor(0, ...products(w, b)) : []),
        ...(typeof w === 'number' && typeof a === 'number' ? stepsFor(1, a / w) : []),
    ],
    remainder: (w, [a, b]) => remainders(w, a, b),
    power: onNumbers((w, a, b) => [
        ...stepsFor(0, w ** (1 / b), Math.round(w ** (1 / b))),
        ...stepsFor(1, Math.log(w) / Math.log(a), Math.round(Math.log(w) / Math.log(a))),
    ]),
    pow: onNumbers((w, a, b) => [...stepsFor(0, w ** (1 / b)), ...stepsFor(1, Math.log(w) / Math.log(a))]),
    negate: (w) => (typeof w === 'number' || typeof w === 'bigint' ? stepsFor(0, -w) : []),
    toNumber: numeral,
    toNumeric: numeral,
    numberOf: numeral,
    toBigInt: (w) => (typeof w === 'bigint' ? stepsFor(0, w, Number(w), String(w)) : []),
    asIntN: (w) => stepsFor(1, w),
    asUintN: (w) => stepsFor(1, w),
    bitAnd: onNumbers((w, a, b) => [...stepsFor(0, w, (a & ~b) | w), ...stepsFor(1, w, (b & ~a) | w)]),
    bitOr: onNumbers((w, a, b) => [...stepsFor(0, w, w & ~b), ...stepsFor(1, w, w & ~a)]),
    bitXor: onNumbers((w, a, b) => [...stepsFor(0, w ^ b), ...stepsFor(1, w ^ a)]),
    bitNot: onNumbers((w) => stepsFor(0, ~w)),
    shiftLeft: onNumbers((w, _, b) => stepsFor(0, w >> b, w >>> b)),
    shiftRight: onNumbers((w, _, b) => stepsFor(0, w << b)),
    shiftRightUnsigned: onNumbers((w, _, b) => stepsFor(0, w << b, (w << b) >>> 0)),
    imul: onNumbers((w, a, b) => [
        ...stepsFor(0, Math.imul(w, inverseOfOdd(b)), w / b),
        ...stepsFor(1, Math.imul(w, inverseOfOdd(a)), w / a),
    ]),
    clz32: onNumbers((w) => stepsFor(0, w === 32 ? 0 : (2 ** (31 - w)) | 0)),
    abs: onNumbers((w) => stepsFor(0, w, -w)),
    sign: onNumbers((w, a) => stepsFor(0, w, w * Math.abs(a), w / 4)),
    floor: onNumbers((w) => stepsFor(0, w, w + 0.5)),
    ceil: onNumbers((w) => stepsFor(0, w, w - 0.5)),
    round: onNumbers((w) => stepsFor(0, w, w - 0.5, w + 0.25)),
    trunc: onNumbers((w) => stepsFor(0, w, w < 0 ? w - 0.5 : w + 0.5)),
    fround: onNumbers((w) => stepsFor(0, w, w * (1 + 2 ** -40))),
    sqrt: onNumbers((w) => stepsFor(0, w * w)),
    cbrt: onNumbers((w) => stepsFor(0, w ** 3)),
    exp: onNumbers((w) => stepsFor(0, Math.log(w))),
    log: onNumbers((w) => stepsFor(0, Math.exp(w))),
    log2: onNumbers((w) => stepsFor(0, 2 ** w)),
    log10: onNumbers((w) => stepsFor(0, 10 ** w)),
    sin: onNumbers((w) => stepsFor(0, Math.asin(w))),
    cos: onNumbers((w) => stepsFor(0, Math.acos(w))),
    tan: onNumbers((w) => stepsFor(0, Math.atan(w))),
    asin: onNumbers((w) => stepsFor(0, Math.sin(w))),
    acos: onNumbers((w) => stepsFor(0, Math.cos(w))),
    atan: onNumbers((w) => stepsFor(0, Math.tan(w))),
    toUint8Clamped: onNumbers((w) => stepsFor(0, w, ...(w === 255 ? [256, 1000] : w === 0 ? [-1] : []))),
    max: anyOperand,
    min: anyOperand,
    hypot: onNumbers((w, a, b) => [
        ...stepsFor(0, Math.sqrt(w * w - b * b), w),
        ...stepsFor(1, Math.sqrt(w * w - a * a)),
    ]),
};
function onNumbers(invert) {
    return (wanted, [a, b]) => (typeof wanted === 'number' ? invert(wanted, Number(a), Number(b)) : []);
}
/**
 * `first` computes the left operand from the result and the right one, `second` the right one from the result and the
 * left. They are typed for numbers; the operators work for bigints as well.
 */
function arithmetic(first, second) {
    return (wanted, [a, b]) => {
        if (typeof wanted !== 'number' && typeof wanted !== 'bigint')
            return [];
        const steps = [];
        if (typeof b === typeof wanted)
            steps.push([[0, first(wanted, b)]]);
        if (typeof a === typeof wanted)
            steps.push([[1, second(wanted, a)]]);
        return steps;
    };
}
function products(a, b) {
    if (typeof a === 'bigint')
        return typeof b === 'bigint' ? [a * b] : [];
    return typeof b === 'number' ? [a * b] : [];
}
function quotients(wanted, [a, b]) {
    const steps = [];
    for (const [operand, other] of [
        [0, b],
        [1, a],
    ]) {
        if (typeof wanted === 'number' && typeof other === 'number')
            steps.push([[operand, wanted / other]]);
        if (typeof wanted === 'bigint' && typeof other === 'bigint' && other !== 0n)
            steps.push([[operand, wanted / other]]);
    }
    return steps;
}
/** Square roots, for a product of equal operands. */
function roots(wanted, [a, b]) {
    if (typeof wanted !== 'number' || !Object.is(a, b))
        return [];
    const root = wanted === Infinity ? 1e200 : Math.sqrt(wanted);
    return stepsFor(0, root, -root);
}
/** The dividends nearest to the current one, and the first ones from 0. */
function remainders(wanted, a, b) {
    if (typeof wanted === 'number' && typeof a === 'number' && typeof b === 'number') {
        const near = a - (a % b) + wanted;
        return stepsFor(0, near, near + b, near - b, wanted, wanted + b, near + 2 * b, near + 10 * b);
    }
    if (typeof wanted === 'bigint' && typeof a === 'bigint' && typeof b === 'bigint' && b !== 0n) {
        const near = a - (a % b) + wanted;
        return stepsFor(0, near, near + b, near - b);
    }
    return [];
}
/** The number itself, or a text that is converted to it. */
function numeral(wanted) {
    return stepsFor(0, wanted, ...numerals(wanted));
}
function anyOperand(wanted, operands) {
    return operands.map((_, i) => [[i, wanted]]);
}
/** The inverse modulo 2^32; 1 for even numbers, which have none. */
function inverseOfOdd(value) {
    if (value % 2 === 0)
        return 1;
    let inverse = value | 0;
    // Newton's iteration: each step doubles the number of correct bits.
    for (let i = 0; i < 5; i++)
        inverse = Math.imul(inverse, 2 - Math.imul(value, inverse));
    return inverse;
}
