/** The value of an operation that would throw, or whose operand has no value: nothing can be concluded from it. */
export const undefinedResult: unique symbol = Symbol('undefined result');

export type UndefinedResult = typeof undefinedResult;
