/** The value of an operation that throws or has an operand without a value. Nothing can be concluded from it. */
export const undefinedResult: unique symbol = Symbol('undefined result');

export type UndefinedResult = typeof undefinedResult;
