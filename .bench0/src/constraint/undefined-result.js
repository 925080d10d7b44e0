/** The value of an operation that throws or has an operand without a value. Nothing can be concluded from it. */
export const undefinedResult = Symbol('undefined result');
