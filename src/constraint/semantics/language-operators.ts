import type { Primitive, RawConstant } from '../../core/raw-trace.ts';
import { undefinedResult } from '../undefined-result.ts';
import { longestText, toText, widestBigInt, type OperatorFunction, type Result } from './operator-function.ts';

/** The operand types satisfy the compiler only: at run time any primitive is passed, with JavaScript's conversions. */
type Binary = (a: number, b: number) => Result;
const binary = (compute: Binary): OperatorFunction => compute as OperatorFunction;

/** The operators of the language, on primitives. */
export const languageOperators = {
  add: (a, b) => (lengthOf(a) + lengthOf(b) > longestText ? undefinedResult : (a as number) + (b as number)),
  subtract: binary((a, b) => a - b),
  multiply: (a, b) =>
    typeof a === 'bigint' && typeof b === 'bigint' && bitsOf(a) + bitsOf(b) > widestBigInt
      ? undefinedResult
      : (a as number) * (b as number),
  divide: binary((a, b) => a / b),
  remainder: binary((a, b) => a % b),
  power: (a, b) =>
    typeof a === 'bigint' && typeof b === 'bigint' && b > 0n && BigInt(bitsOf(a)) * b > BigInt(widestBigInt)
      ? undefinedResult
      : (a as number) ** (b as number),
  lessThan: binary((a, b) => a < b),
  lessOrEqual: binary((a, b) => a <= b),
  greaterThan: binary((a, b) => a > b),
  greaterOrEqual: binary((a, b) => a >= b),
  strictEquals: (a, b) => a === b,
  strictNotEquals: (a, b) => a !== b,
  // oxlint-disable-next-line eqeqeq -- this is what is defined here
  looseEquals: (a, b) => a == b,
  // oxlint-disable-next-line eqeqeq -- this is what is defined here
  looseNotEquals: (a, b) => a != b,
  sameValue: (a, b) => Object.is(a, b),
  sameValueZero: (a, b) => a === b || Object.is(a, b),
  bitAnd: binary((a, b) => a & b),
  bitOr: binary((a, b) => a | b),
  bitXor: binary((a, b) => a ^ b),
  shiftLeft: (a, b) => (isWideShift(a, b) ? undefinedResult : (a as number) << (b as number)),
  shiftRight: (a, b) =>
    typeof b === 'bigint' && isWideShift(a, -b) ? undefinedResult : (a as number) >> (b as number),
  shiftRightUnsigned: binary((a, b) => a >>> b),
  negate: (a) => -(a as number),
  toNumber: (a) => +(a as string),
  toNumeric: (a) => (typeof a === 'bigint' ? a : Number(a)),
  bitNot: (a) => ~(a as number),
  not: (a) => !a,
  typeOf: (a) => typeof a,
  toBoolean: Boolean,
  toStringValue: (a) => toText(a as Primitive),
} satisfies Record<string, OperatorFunction>;

function lengthOf(value: RawConstant): number {
  return typeof value === 'string' ? value.length : 0;
}

/** Upper bound of the bits of a bigint, a multiple of 4. */
function bitsOf(value: bigint): number {
  return value.toString(16).length * 4;
}

function isWideShift(a: RawConstant, b: RawConstant): boolean {
  return typeof a === 'bigint' && typeof b === 'bigint' && b > 0n && BigInt(bitsOf(a)) + b > BigInt(widestBigInt);
}
