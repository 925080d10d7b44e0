import type { Primitive, RawConstant } from '../../../core/raw-trace.ts';
import type { ApplicationOperator } from '../../../constraint/expression.ts';

/** Values for some operands of an operator, by index; the others keep their values. */
export type InverseStep = readonly (readonly [operand: number, value: Primitive])[];

/**
 * Returns steps after which an operator is likely to have the wanted value, the likeliest first. `operands` are its
 * current values, undefined if there is none. Steps are proposals only: the caller checks the result.
 */
export type Inverse = (wanted: Primitive, operands: readonly RawConstant[]) => readonly InverseStep[];

export type Inverses = Partial<Readonly<Record<ApplicationOperator, Inverse>>>;

/** One step per value, all for the same operand. */
export function stepsFor(operand: number, ...values: readonly Primitive[]): readonly InverseStep[] {
  return values.map((value) => [[operand, value]]);
}

/** The value as a text; empty if it is undefined or a table. */
export function textIn(value: RawConstant): string {
  return value === undefined || typeof value === 'object' ? '' : String(value);
}

/** Whether the value is a whole number from 0 up to the limit, without it. */
export function isIndexBelow(limit: number, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit;
}
