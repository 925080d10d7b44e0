import type { Primitive, RawConstant } from '../../core/raw-trace.ts';
import type { ApplicationOperator } from '../../constraint/expression.ts';

/** Values for some of an operator's operands, by position; the others stay as they are. */
export type Step = readonly (readonly [operand: number, value: Primitive])[];

/**
 * Steps after which an operator is likely to give the wanted value, the likeliest first. `operands` are the values it has now,
 * undefined where there is none. Only proposals: whoever takes one looks at what comes of it.
 */
export type Inverse = (wanted: Primitive, operands: readonly RawConstant[]) => readonly Step[];

export type Inverses = Partial<Readonly<Record<ApplicationOperator, Inverse>>>;

/** One step per value, all for the same operand. */
export function stepsFor(operand: number, ...values: readonly Primitive[]): readonly Step[] {
  return values.map((value) => [[operand, value]]);
}

/** What an operand says; nothing if it has no value or is a table. */
export function textIn(value: RawConstant): string {
  return value === undefined || typeof value === 'object' ? '' : String(value);
}
