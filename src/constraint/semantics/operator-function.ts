import type { Primitive, RawConstant } from '../../core/raw-trace.ts';
import { undefinedResult, type UndefinedResult } from '../undefined-result.ts';

export type Result = Primitive | UndefinedResult;

/** Does natively what an operator means. May throw: the evaluator takes that for `undefinedResult`. Operands not given are undefined. */
export type OperatorFunction = (...operands: readonly RawConstant[]) => Result;

/** A result larger than this is not computed: a run that made it would not have come to its end. */
export const longestText = 1 << 24;

/** Bits of the largest bigint that is computed. */
export const widestBigInt = 1 << 20;

/** A method of strings, undefined on any other receiver: no program calls it there without an error. */
export function onString(method: (receiver: string, a: Primitive, b: Primitive) => Result): OperatorFunction {
  return (receiver, a, b) =>
    typeof receiver === 'string' ? method(receiver, a as Primitive, b as Primitive) : undefinedResult;
}

/** A function that converts its arguments to numbers. */
export function onNumbers(compute: (...numbers: number[]) => Primitive): OperatorFunction {
  return compute as OperatorFunction;
}

/** An element by its index, undefined outside; by anything but a number (a name such as `length`) there is no answer. */
export function elementAt(sequence: ArrayLike<Primitive>, i: RawConstant): Result {
  return typeof i === 'number' ? sequence[i] : undefinedResult;
}

/** As String(value) and templates convert it. */
export function textOf(value: Primitive): string {
  return String(value);
}
