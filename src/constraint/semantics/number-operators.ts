import { undefinedResult } from '../undefined-result.ts';
import { onNumbers, type OperatorFunction, type Result } from './operator-function.ts';

/** Conversions to and from numbers, Number, Math and BigInt. */
export const numberOperators = {
  numberOf: (x) => Number(x),
  parseInt: (s, radix) => Number.parseInt(s as string, radix as number),
  parseFloat: (s) => Number.parseFloat(s as string),
  toStringRadix: (x, radix) =>
    typeof x === 'number' || typeof x === 'bigint' ? x.toString(radix as number) : undefinedResult,
  toFixed: onNumber((x, digits) => x.toFixed(digits)),
  toPrecision: onNumber((x, digits) => x.toPrecision(digits)),
  toExponential: onNumber((x, digits) => x.toExponential(digits)),
  isNaN: onNumbers(globalThis.isNaN),
  isFinite: onNumbers(globalThis.isFinite),
  numberIsNaN: (x) => Number.isNaN(x),
  numberIsFinite: (x) => Number.isFinite(x),
  isInteger: (x) => Number.isInteger(x),
  isSafeInteger: (x) => Number.isSafeInteger(x),
  abs: onNumbers(Math.abs),
  acos: onNumbers(Math.acos),
  acosh: onNumbers(Math.acosh),
  asin: onNumbers(Math.asin),
  asinh: onNumbers(Math.asinh),
  atan: onNumbers(Math.atan),
  atan2: onNumbers(Math.atan2),
  atanh: onNumbers(Math.atanh),
  cbrt: onNumbers(Math.cbrt),
  ceil: onNumbers(Math.ceil),
  clz32: onNumbers(Math.clz32),
  cos: onNumbers(Math.cos),
  cosh: onNumbers(Math.cosh),
  exp: onNumbers(Math.exp),
  expm1: onNumbers(Math.expm1),
  floor: onNumbers(Math.floor),
  fround: onNumbers(Math.fround),
  hypot: onNumbers(Math.hypot),
  imul: onNumbers(Math.imul),
  log: onNumbers(Math.log),
  log10: onNumbers(Math.log10),
  log1p: onNumbers(Math.log1p),
  log2: onNumbers(Math.log2),
  max: onNumbers(Math.max),
  min: onNumbers(Math.min),
  pow: onNumbers(Math.pow),
  round: onNumbers(Math.round),
  sign: onNumbers(Math.sign),
  sin: onNumbers(Math.sin),
  sinh: onNumbers(Math.sinh),
  sqrt: onNumbers(Math.sqrt),
  tan: onNumbers(Math.tan),
  tanh: onNumbers(Math.tanh),
  trunc: onNumbers(Math.trunc),
  toBigInt: (x) => BigInt(x as string),
  asIntN: (bits, x) => BigInt.asIntN(bits as number, x as bigint),
  asUintN: (bits, x) => BigInt.asUintN(bits as number, x as bigint),
} satisfies Record<string, OperatorFunction>;

/** Wraps a method of Number.prototype; any other receiver gives `undefinedResult`. */
function onNumber(method: (receiver: number, digits: number) => Result): OperatorFunction {
  return (receiver, digits) => (typeof receiver === 'number' ? method(receiver, digits as number) : undefinedResult);
}
