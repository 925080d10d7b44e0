import type { ApplicationOperator } from '../../../constraint/expression.ts';
import type { Bounds } from '../../../constraint/simplify/bounds/integer-bounds.ts';

/** An integer within bounds, encoded in a theory. */
export interface IntegerTerm {
  readonly text: string;
  readonly bounds: Bounds;
}

export type Comparison = 'less' | 'lessOrEqual' | 'equal';

/**
 * The encoding of numbers for an SMT solver: integers with known bounds, and doubles.
 * An operation that a theory cannot express exactly is undefined; the encoder then leaves its result open.
 */
export interface NumberTheory {
  readonly name: 'integers' | 'bits';
  /** Whether `unsat` is a proof even if doubles occur. */
  readonly hasExactDoubles: boolean;

  integerSort(bounds: Bounds): string;
  integer(value: number, bounds: Bounds): string;
  /** The condition that a new constant is within its bounds. */
  isWithin(term: IntegerTerm): string;
  integerOperation(
    name: ApplicationOperator,
    operands: readonly IntegerTerm[],
    bounds: Bounds,
    constants: readonly (number | undefined)[],
  ): string | undefined;
  compareIntegers(how: Comparison, a: IntegerTerm, b: IntegerTerm): string;
  /** `test ? a : b`. */
  chooseInteger(test: string, a: IntegerTerm, b: IntegerTerm, bounds: Bounds): string;
  /** The quotient of integers with a positive divisor, rounded toward minus infinity or zero. */
  quotient(towards: 'floor' | 'zero', a: IntegerTerm, b: IntegerTerm, bounds: Bounds): string | undefined;

  readonly doubleSort: string;
  double(value: number): string | undefined;
  toDouble(term: IntegerTerm): string;
  doubleOperation(name: ApplicationOperator, operands: readonly string[]): string | undefined;
  compareDoubles(how: Comparison, a: string, b: string): string;
  doubleTest(name: ApplicationOperator, operands: readonly string[]): string | undefined;
  /** The conversion of a double by the bit operators. */
  toInt32(double: string): string | undefined;
}

export const int32Bounds: Bounds = { min: -(2 ** 31), max: 2 ** 31 - 1 };
