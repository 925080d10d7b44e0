import { BcError } from './bc-error.ts';

/** A decimal fraction as bc counts: `digits` / 10^`scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

export const zero: Decimal = { digits: 0n, scale: 0 };
export const one: Decimal = { digits: 1n, scale: 0 };

const largestExponent = 1000n;

export function fromInteger(value: number): Decimal {
  return { digits: BigInt(value), scale: 0 };
}

/** A numeral in the given base; without a fraction in bases other than ten. */
export function readDecimal(text: string, base: number): Decimal {
  const point = text.indexOf('.');
  if (base !== 10 && point >= 0) throw new BcError('a fraction in this base');
  if (point >= 0) {
    const fraction = text.slice(point + 1);
    return { digits: BigInt(`${text.slice(0, point)}${fraction}` || '0'), scale: fraction.length };
  }
  let digits = 0n;
  for (const char of text) {
    const value = char <= '9' ? char.charCodeAt(0) - 48 : char.charCodeAt(0) - 55;
    // As the original has it, a digit that is too large counts as the largest there is.
    digits = digits * BigInt(base) + BigInt(Math.min(value, base - 1));
  }
  return { digits, scale: 0 };
}

export function print({ digits, scale }: Decimal, base: number): string {
  if (base !== 10) return printInteger(digits / power10(scale), base);
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale).replace(/^0$/u, scale > 0 ? '' : '0');
  const fraction = scale > 0 ? `.${text.slice(text.length - scale)}` : '';
  return `${digits < 0n ? '-' : ''}${whole}${fraction}`;
}

function printInteger(value: bigint, base: number): string {
  const text = (value < 0n ? -value : value).toString(Math.min(base, 36)).toUpperCase();
  return value < 0n ? `-${text}` : text;
}

export function negate({ digits, scale }: Decimal): Decimal {
  return { digits: -digits, scale };
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: atScale(a, scale) + atScale(b, scale), scale };
}

export function multiply(a: Decimal, b: Decimal, scale: number): Decimal {
  const exact = { digits: a.digits * b.digits, scale: a.scale + b.scale };
  return rescale(exact, Math.min(exact.scale, Math.max(scale, a.scale, b.scale)));
}

export function divide(a: Decimal, b: Decimal, scale: number): Decimal {
  if (b.digits === 0n) throw new BcError('divide by zero');
  const shift = scale + b.scale - a.scale;
  const dividend = shift >= 0 ? a.digits * power10(shift) : a.digits / power10(-shift);
  return { digits: dividend / b.digits, scale };
}

export function remainder(a: Decimal, b: Decimal, scale: number): Decimal {
  if (b.digits === 0n) throw new BcError('modulo by zero');
  const quotient = divide(a, b, scale);
  const exact = { digits: quotient.digits * b.digits, scale: quotient.scale + b.scale };
  return rescale(add(a, negate(exact)), Math.max(scale + b.scale, a.scale));
}

export function power(base: Decimal, exponent: Decimal, scale: number): Decimal {
  if (exponent.scale > 0 && exponent.digits % power10(exponent.scale) !== 0n) throw new BcError('a broken exponent');
  let left = exponent.digits / power10(exponent.scale);
  if (left < 0n) return divide(one, power(base, fromBig(-left), scale), scale);
  if (left > largestExponent) throw new BcError('exponent too large');
  let result = one;
  let square = base;
  while (left > 0n) {
    if (left % 2n === 1n) result = multiply(result, square, scale);
    square = multiply(square, square, scale);
    left /= 2n;
  }
  return result;
}

export function squareRoot(value: Decimal, scale: number): Decimal {
  if (value.digits < 0n) throw new BcError('square root of a negative number');
  const places = Math.max(scale, value.scale);
  const square = atScale(value, 2 * places);
  if (square === 0n) return zero;
  let root = square;
  for (let next = (root + 1n) / 2n; next < root; next = (root + square / root) / 2n) root = next;
  return { digits: root, scale: places };
}

export function compare(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = atScale(a, scale) - atScale(b, scale);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** How many decimal digits there are. */
export function digitsIn({ digits, scale }: Decimal): number {
  return Math.max((digits < 0n ? -digits : digits).toString().length, scale);
}

/** As an index or a setting: a whole number within the bounds. */
export function toInteger(value: Decimal, least: number, most: number, what: string): number {
  const whole = value.digits / power10(value.scale);
  if (whole < BigInt(least)) throw new BcError(`${what} too small`);
  if (whole > BigInt(most)) throw new BcError(`${what} too large`);
  return Number(whole);
}

function fromBig(digits: bigint): Decimal {
  return { digits, scale: 0 };
}

function rescale(value: Decimal, scale: number): Decimal {
  return { digits: atScale(value, scale), scale };
}

function atScale({ digits, scale }: Decimal, wanted: number): bigint {
  return wanted >= scale ? digits * power10(wanted - scale) : digits / power10(scale - wanted);
}

function power10(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
