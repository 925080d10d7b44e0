import type { Primitive, RawConstant } from '../../core/raw-trace.ts';
import { undefinedResult, type UndefinedResult } from '../undefined-result.ts';

export type Result = Primitive | UndefinedResult;

/**
 * The native implementation of an operator. It may throw, which counts as `undefinedResult`. Omitted operands are
 * undefined.
 */
export type OperatorFunction = (...operands: readonly RawConstant[]) => Result;

/** Upper limit of computed text lengths: a run that created a longer text would not have ended in time. */
export const longestText = 1 << 24;

/** Upper limit of the bits of a computed bigint. */
export const widestBigInt = 1 << 20;

/** Wraps a string method; any other receiver gives `undefinedResult`, because the program would throw there. */
export function onString(method: (receiver: string, a: Primitive, b: Primitive) => Result): OperatorFunction {
  return (receiver, a, b) =>
    typeof receiver === 'string' ? method(receiver, a as Primitive, b as Primitive) : undefinedResult;
}

/** Wraps a function that converts its arguments to numbers. */
export function onNumbers(compute: (...numbers: number[]) => Primitive): OperatorFunction {
  return compute as OperatorFunction;
}

/**
 * The element at an index, undefined if out of bounds; `undefinedResult` if the index is not a number (such as
 * `length`).
 */
export function elementAt(sequence: ArrayLike<Primitive>, i: RawConstant): Result {
  return typeof i === 'number' ? sequence[i] : undefinedResult;
}

/** Converts as String(value) and template literals do. */
export function toText(value: Primitive): string {
  return String(value);
}
