/** Unbounded integers, and doubles as reals: fast, but it proves nothing about doubles. */
export const integersAndReals = {
    name: 'integers',
    hasExactDoubles: false,
    integerSort: () => 'Int',
    integer: (value) => signed(value),
    isWithin: ({ text, bounds }) => `(and (<= ${signed(bounds.min)} ${text}) (<= ${text} ${signed(bounds.max)}))`,
    integerOperation: (name, operands, bounds, constants) => integerOperation(name, operands, bounds, constants),
    compareIntegers: (how, a, b) => `(${comparisons[how]} ${a.text} ${b.text})`,
    chooseInteger: (test, a, b) => `(ite ${test} ${a.text} ${b.text})`,
    quotient: (towards, a, b) => towards === 'floor' || a.bounds.min >= 0
        ? `(div ${a.text} ${b.text})`
        : `(ite (>= ${a.text} 0) (div ${a.text} ${b.text}) (- (div (- ${a.text}) ${b.text})))`,
    doubleSort: 'Real',
    double: (value) => (Number.isFinite(value) ? realText(value) : undefined),
    toDouble: ({ text }) => `(to_real ${text})`,
    doubleOperation: (name, operands) => realOperation(name, operands),
    compareDoubles: (how, a, b) => `(${comparisons[how]} ${a} ${b})`,
    doubleTest: (name, [a, b]) => realTest(name, a, b),
    toInt32: () => undefined,
};
const comparisons = { less: '<', lessOrEqual: '<=', equal: '=' };
function signed(value) {
    return value < 0 ? `(- ${-value})` : String(value + 0);
}
/** A double is an integer divided by a power of two. */
function realText(value) {
    let numerator = Math.abs(value);
    let denominator = 1n;
    while (!Number.isInteger(numerator)) {
        numerator *= 2;
        denominator *= 2n;
    }
    const text = `(/ ${BigInt(numerator)}.0 ${denominator}.0)`;
    return value < 0 ? `(- ${text})` : text;
}
function integerOperation(name, operands, bounds, constants) {
    const [a, b] = operands.map(({ text }) => text);
    switch (name) {
        case 'add':
            return `(+ ${a} ${b})`;
        case 'subtract':
            return `(- ${a} ${b})`;
        case 'multiply':
            return `(* ${a} ${b})`;
        case 'negate':
            return `(- ${a})`;
        case 'abs':
            return `(abs ${a})`;
        case 'bitNot':
            return fits(operands[0]) ? `(- (- ${a}) 1)` : undefined;
        case 'min':
        case 'max':
            return operands
                .map(({ text }) => text)
                .reduce((best, next) => `(ite (${name === 'min' ? '<=' : '>='} ${best} ${next}) ${best} ${next})`);
        case 'remainder':
            return operands[0].bounds.min >= 0
                ? `(mod ${a} ${b})`
                : `(ite (>= ${a} 0) (mod ${a} ${b}) (- (mod (- ${a}) ${b})))`;
        default:
            return operands.every(fits)
                ? bitOperation(name, operands, bounds, constants)
                : undefined;
    }
}
/** Bit operations that can be expressed by arithmetic. */
function bitOperation(name, [a, b], bounds, [left, right]) {
    switch (name) {
        case 'bitOr':
        case 'bitXor':
            return right === 0 ? a.text : left === 0 ? b.text : undefined;
        case 'bitAnd': {
            const mask = right ?? left;
            if (mask === undefined || mask < 0 || !isPowerOfTwo(mask + 1))
                return undefined;
            return `(mod ${right === undefined ? b.text : a.text} ${mask + 1})`;
        }
        case 'shiftRight':
            return right === undefined ? undefined : `(div ${a.text} ${2 ** (right & 31)})`;
        case 'shiftRightUnsigned':
            return right === undefined || a.bounds.min < 0 ? undefined : `(div ${a.text} ${2 ** (right & 31)})`;
        case 'shiftLeft': {
            if (right === undefined)
                return undefined;
            const factor = 2 ** (right & 31);
            const isExact = a.bounds.min * factor >= bounds.min && a.bounds.max * factor <= bounds.max;
            return isExact ? `(* ${a.text} ${factor})` : undefined;
        }
        default:
            return undefined;
    }
}
function fits({ bounds }) {
    return bounds.min >= -(2 ** 31) && bounds.max < 2 ** 31;
}
function isPowerOfTwo(value) {
    return Number.isInteger(Math.log2(value));
}
function realOperation(name, operands) {
    const [a, b] = operands;
    switch (name) {
        case 'add':
            return `(+ ${a} ${b})`;
        case 'subtract':
            return `(- ${a} ${b})`;
        case 'multiply':
            return `(* ${a} ${b})`;
        case 'divide':
            return `(/ ${a} ${b})`;
        case 'remainder':
            return `(let ((q (/ ${a} ${b}))) (- ${a} (* ${b} (to_real (ite (>= q 0.0) (to_int q) (- (to_int (- q))))))))`;
        case 'negate':
            return `(- ${a})`;
        case 'abs':
            return `(ite (>= ${a} 0.0) ${a} (- ${a}))`;
        case 'floor':
            return `(to_real (to_int ${a}))`;
        case 'ceil':
            return `(- (to_real (to_int (- ${a}))))`;
        case 'round':
            return `(to_real (to_int (+ ${a} 0.5)))`;
        case 'trunc':
            return `(ite (>= ${a} 0.0) (to_real (to_int ${a})) (- (to_real (to_int (- ${a})))))`;
        case 'min':
            return operands.reduce((best, next) => `(ite (<= ${best} ${next}) ${best} ${next})`);
        case 'max':
            return operands.reduce((best, next) => `(ite (>= ${best} ${next}) ${best} ${next})`);
        case 'sign':
            return `(ite (> ${a} 0.0) 1.0 (ite (< ${a} 0.0) (- 1.0) 0.0))`;
        case 'toNumber':
        case 'toNumeric':
        case 'numberOf':
            return a;
        default:
            return undefined;
    }
}
function realTest(name, a, b) {
    switch (name) {
        case 'isNaN':
        case 'numberIsNaN':
            return 'false';
        case 'isFinite':
        case 'numberIsFinite':
            return 'true';
        case 'isInteger':
            return `(is_int ${a})`;
        case 'toBoolean':
            return `(not (= ${a} 0.0))`;
        case 'sameValue':
        case 'sameValueZero':
            return `(= ${a} ${b})`;
        default:
            return undefined;
    }
}
