import { int32Bounds } from './number-theory.js';
/** Bit-vectors just wide enough for their bounds, and IEEE doubles: exact, but slow for multiplication. */
export const bitsAndFloats = {
    name: 'bits',
    hasExactDoubles: true,
    integerSort: (bounds) => `(_ BitVec ${widthOf(bounds)})`,
    integer: (value, bounds) => bitsText(value, widthOf(bounds)),
    isWithin: ({ text, bounds }) => {
        const width = widthOf(bounds);
        return `(and (bvsle ${bitsText(bounds.min, width)} ${text}) (bvsle ${text} ${bitsText(bounds.max, width)}))`;
    },
    integerOperation: (name, operands, bounds) => integerOperation(name, operands, bounds),
    compareIntegers: (how, a, b) => {
        const width = Math.max(widthOf(a.bounds), widthOf(b.bounds));
        return `(${bitComparisons[how]} ${resized(a, width)} ${resized(b, width)})`;
    },
    chooseInteger: (test, a, b, bounds) => {
        const width = widthOf(bounds);
        return `(ite ${test} ${resized(a, width)} ${resized(b, width)})`;
    },
    quotient: (towards, a, b, bounds) => {
        if (towards === 'floor' && a.bounds.min < 0)
            return undefined;
        const width = Math.max(widthOf(a.bounds), widthOf(b.bounds), widthOf(bounds));
        return truncated(`(bvsdiv ${resized(a, width)} ${resized(b, width)})`, width, widthOf(bounds));
    },
    doubleSort: '(_ FloatingPoint 11 53)',
    double: (value) => floatText(value),
    toDouble: ({ text }) => `((_ to_fp 11 53) RNE ${text})`,
    doubleOperation: (name, [a, b]) => floatOperation(name, a, b),
    compareDoubles: (how, a, b) => `(${floatComparisons[how]} ${a} ${b})`,
    doubleTest: (name, [a, b]) => floatTest(name, a, b),
    toInt32: (double) => {
        // Beyond 2^63 the conversion to bits is unspecified, which leaves the result open.
        const whole = `((_ extract 31 0) ((_ fp.to_sbv 64) RTZ ${double}))`;
        return `(ite (or (fp.isNaN ${double}) (fp.isInfinite ${double})) ${bitsText(0, 32)} ${whole})`;
    },
};
const bitComparisons = { less: 'bvslt', lessOrEqual: 'bvsle', equal: '=' };
const floatComparisons = { less: 'fp.lt', lessOrEqual: 'fp.leq', equal: 'fp.eq' };
/** The number of bits of a two's complement that holds both bounds. */
function widthOf({ min, max }) {
    const largest = Math.max(max, -min - 1, 0);
    // 32-bit operands are the most frequent; one width for them avoids conversions.
    if (largest >= 2 ** 17 && largest < 2 ** 31)
        return 32;
    return BigInt(largest).toString(2).length + 1;
}
function bitsText(value, width) {
    return `(_ bv${BigInt.asUintN(width, BigInt(value))} ${width})`;
}
/** Sign-extends the term, or truncates it if the bounds guarantee that no bits are lost. */
function resized({ text, bounds }, width) {
    const own = widthOf(bounds);
    return own < width ? `((_ sign_extend ${width - own}) ${text})` : truncated(text, own, width);
}
function truncated(text, from, to) {
    return from <= to ? text : `((_ extract ${to - 1} 0) ${text})`;
}
function integerOperation(name, operands, bounds) {
    const width = widthOf(bounds);
    const [a, b] = operands;
    switch (name) {
        case 'add':
            return `(bvadd ${resized(a, width)} ${resized(b, width)})`;
        case 'subtract':
            return `(bvsub ${resized(a, width)} ${resized(b, width)})`;
        case 'multiply':
            return `(bvmul ${resized(a, width)} ${resized(b, width)})`;
        case 'negate':
            return `(bvneg ${resized(a, width)})`;
        case 'abs': {
            const common = Math.max(width, widthOf(a.bounds));
            const wide = resized(a, common);
            return truncated(`(ite (bvslt ${wide} ${bitsText(0, common)}) (bvneg ${wide}) ${wide})`, common, width);
        }
        case 'min':
        case 'max':
            return operands
                .map((operand) => resized(operand, width))
                .reduce((best, next) => `(ite (${name === 'min' ? 'bvsle' : 'bvsge'} ${best} ${next}) ${best} ${next})`);
        case 'remainder': {
            const common = Math.max(width, widthOf(a.bounds), widthOf(b.bounds));
            return truncated(`(bvsrem ${resized(a, common)} ${resized(b, common)})`, common, width);
        }
        default:
            return int32Operation(name, operands.map(toInt32), bounds);
    }
}
/** The low 32 bits, as a term of 32 bits. */
function toInt32(term) {
    return resized(term, 32);
}
const int32Operators = {
    bitAnd: 'bvand',
    bitOr: 'bvor',
    bitXor: 'bvxor',
    imul: 'bvmul',
};
const shiftOperators = {
    shiftLeft: 'bvshl',
    shiftRight: 'bvashr',
    shiftRightUnsigned: 'bvlshr',
};
function int32Operation(name, [a, b], bounds) {
    const width = widthOf(bounds);
    const plain = int32Operators[name];
    if (plain !== undefined)
        return fitted(`(${plain} ${a} ${b})`, width);
    if (name === 'bitNot')
        return fitted(`(bvnot ${a})`, width);
    const shift = shiftOperators[name];
    if (shift === undefined)
        return undefined;
    const shifted = `(${shift} ${a} (bvand ${b} ${bitsText(31, 32)}))`;
    if (name !== 'shiftRightUnsigned')
        return fitted(shifted, width);
    return width > 32 ? `((_ zero_extend ${width - 32}) ${shifted})` : truncated(shifted, 32, width);
}
function fitted(text, width) {
    return resized({ text, bounds: int32Bounds }, width);
}
function floatText(value) {
    if (Number.isNaN(value))
        return '(_ NaN 11 53)';
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value);
    const bits = view.getBigUint64(0).toString(2).padStart(64, '0');
    return `(fp #b${bits[0]} #b${bits.slice(1, 12)} #b${bits.slice(12)})`;
}
const roundings = { floor: 'RTN', ceil: 'RTP', trunc: 'RTZ' };
const arithmetic = {
    add: 'fp.add RNE',
    subtract: 'fp.sub RNE',
    multiply: 'fp.mul RNE',
    divide: 'fp.div RNE',
};
function floatOperation(name, a, b) {
    const rounding = roundings[name];
    if (rounding !== undefined)
        return `(fp.roundToIntegral ${rounding} ${a})`;
    const operator = arithmetic[name];
    if (operator !== undefined)
        return `(${operator} ${a} ${b})`;
    switch (name) {
        case 'negate':
            return `(fp.neg ${a})`;
        case 'abs':
            return `(fp.abs ${a})`;
        case 'sqrt':
            return `(fp.sqrt RNE ${a})`;
        case 'round':
            return roundedHalfUp(a);
        case 'fround':
            return `((_ to_fp 11 53) RNE ((_ to_fp 8 24) RNE ${a}))`;
        case 'toNumber':
        case 'toNumeric':
        case 'numberOf':
            return a;
        default:
            return undefined;
    }
}
/** Rounds half up without adding one half first, which would round twice. */
function roundedHalfUp(a) {
    const down = `(fp.roundToIntegral RTN ${a})`;
    const isUpper = `(fp.geq (fp.sub RNE ${a} ${down}) ${floatText(0.5)})`;
    const up = `(fp.roundToIntegral RTP ${a})`;
    return `(ite ${isUpper} ${up} ${down})`;
}
function floatTest(name, a, b) {
    switch (name) {
        case 'isNaN':
        case 'numberIsNaN':
            return `(fp.isNaN ${a})`;
        case 'isFinite':
        case 'numberIsFinite':
            return `(not (or (fp.isNaN ${a}) (fp.isInfinite ${a})))`;
        case 'isInteger':
            return `(and (not (fp.isInfinite ${a})) (fp.eq ${a} (fp.roundToIntegral RTZ ${a})))`;
        case 'toBoolean':
            return `(not (or (fp.isNaN ${a}) (fp.isZero ${a})))`;
        case 'sameValue':
            return `(= ${a} ${b})`;
        case 'sameValueZero':
            return `(or (= ${a} ${b}) (fp.eq ${a} ${b}))`;
        default:
            return undefined;
    }
}
