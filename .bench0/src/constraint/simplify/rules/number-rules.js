/** Rules for operations that leave a value unchanged, or whose result follows from the operand's sort or bounds. */
export const numberRules = {
    toNumber: unchangedFor('int32', 'number'),
    numberOf: unchangedFor('int32', 'number'),
    toNumeric: unchangedFor('int32', 'number', 'bigint'),
    floor: unchangedFor('int32'),
    ceil: unchangedFor('int32'),
    round: unchangedFor('int32'),
    trunc: unchangedFor('int32'),
    bitOr: neutralConstant(0),
    bitXor: neutralConstant(0),
    shiftLeft: neutralConstant(0),
    shiftRight: neutralConstant(0),
    shiftRightUnsigned: ([a, b], { boundsOf }) => isConstant(b, 0) && a?.sort === 'int32' && (boundsOf(a)?.min ?? -1) >= 0 ? a : undefined,
    bitAnd: (operands, rewriter) => maskThatHidesNothing(operands, rewriter),
    add: ([a, b], rewriter) => concatenation(a, b, rewriter) ?? withoutZero(a, b),
    subtract: ([a, b]) => (isConstant(b, 0) && a?.sort === 'int32' ? a : undefined),
    multiply: ([a, b]) => isConstant(b, 1) && a?.sort === 'int32' ? a : isConstant(a, 1) && b?.sort === 'int32' ? b : undefined,
    abs: ([a], { boundsOf }) => (a?.sort === 'int32' && (boundsOf(a)?.min ?? -1) >= 0 ? a : undefined),
    numberIsNaN: answerForIntegers(false),
    isNaN: answerForIntegers(false),
    numberIsFinite: answerForIntegers(true),
    isFinite: answerForIntegers(true),
    isInteger: answerForIntegers(true),
    isSafeInteger: answerForIntegers(true),
    typeOf: ([a], rewriter) => {
        const type = a === undefined ? undefined : typeNames[a.sort];
        return type === undefined ? undefined : rewriter.constant(type);
    },
};
/** Sorts whose values all have one type. */
export const typeNames = {
    bool: 'boolean',
    int32: 'number',
    number: 'number',
    string: 'string',
    token: 'number',
    bigint: 'bigint',
};
function unchangedFor(...sorts) {
    return ([operand]) => (operand !== undefined && sorts.includes(operand.sort) ? operand : undefined);
}
function neutralConstant(neutral) {
    return ([a, b]) => (a?.sort === 'int32' && isConstant(b, neutral) ? a : undefined);
}
function answerForIntegers(answer) {
    return ([operand], { boundsOf, constant }) => operand !== undefined && boundsOf(operand) !== undefined ? constant(answer) : undefined;
}
function isConstant(expr, value) {
    return expr?.kind === 'constant' && Object.is(expr.value, value);
}
/** `x & 0xff` where x is at most 0xff. */
function maskThatHidesNothing([a, b], { boundsOf }) {
    for (const [masked, mask] of [
        [a, b],
        [b, a],
    ]) {
        if (masked?.sort !== 'int32' || mask?.kind !== 'constant' || typeof mask.value !== 'number')
            continue;
        const bounds = boundsOf(masked);
        const covered = mask.value | 0;
        const isRunOfOnes = covered >= 0 && (covered & (covered + 1)) === 0;
        if (bounds !== undefined && isRunOfOnes && bounds.min >= 0 && bounds.max <= covered)
            return masked;
    }
    return undefined;
}
function concatenation(a, b, rewriter) {
    if (a.sort !== 'string' && b.sort !== 'string')
        return undefined;
    return rewriter.make('concat', rewriter.make('toStringValue', a), rewriter.make('toStringValue', b));
}
function withoutZero(a, b) {
    if (isConstant(b, 0) && a.sort === 'int32')
        return a;
    return isConstant(a, 0) && b.sort === 'int32' ? b : undefined;
}
