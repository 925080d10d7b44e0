import { encodeInput } from '../../execution/input/encoded-input.ts';
import type { RunInput } from '../../execution/input/run-input.ts';

/** String literals, which are skipped, and number literals. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?<![\w$.])-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\w$.])/gu;

const fewestDigits = 15;
/** Digits that a result shares with its input if it was read from there; rounding changes later ones. */
const sharedDigits = 14;
/** Digits after the first one in which close numbers agree. */
const agreedDigits = 12;

/**
 * Returns the number literals in the source of a result whose last digits another version of the engine may change,
 * because they may come from `Math.pow` and its like: those with as many digits as a double has, unless they are safe
 * integers or stand in the input.
 */
export function closeNumbers(source: string, input: RunInput): readonly string[] {
  const given = JSON.stringify(encodeInput(input)).replaceAll(/\D/gu, '');
  const found = [...source.matchAll(tokens)].map(([token]) => token).filter((token) => isClose(token, given));
  return [...new Set(found)];
}

function isClose(token: string, given: string): boolean {
  if (/^["']/u.test(token) || Number.isSafeInteger(Number(token))) return false;
  const digits = token
    .replace(/e.*$/u, '')
    .replaceAll(/[.-]/gu, '')
    .replaceAll(/^0+|0+$/gu, '');
  return digits.length >= fewestDigits && !given.includes(digits.slice(0, sharedDigits));
}

/** Replaces the given number literals in a source by expressions that match close numbers. */
export function withCloseNumbers(
  source: string,
  close: readonly string[],
  matcher: (literal: string, decimals: number) => string,
): string {
  return source.replaceAll(tokens, (token) => (close.includes(token) ? matcher(token, decimalsOf(token)) : token));
}

/** Decimals up to which numbers have to agree with this one; negative for large numbers. */
export function decimalsOf(literal: string): number {
  return agreedDigits - Math.floor(Math.log10(Math.abs(Number(literal))));
}
