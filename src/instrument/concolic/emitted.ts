/**
 * A rewritten expression. `code` evaluates to the value of the source; `shadow` is a name or `0` and valid right after
 * `code` ran. `code` has the form of its source or is in parentheses, so that it can replace the source anywhere. It
 * never starts with a line break.
 */
export interface Emitted {
  readonly code: string;
  readonly shadow: string;
  /** Set if `code` is a sequence that ends in a temporary: further operations can be appended instead of nested. */
  readonly steps?: Steps;
}

interface Steps {
  /** Ends in a comma. */
  readonly before: string;
  /** A temporary, which may be read repeatedly. */
  readonly value: string;
}

export function inSteps(before: string, value: string, shadow: string): Emitted {
  return { code: `(${before}${value})`, shadow, steps: { before, value } };
}

/** The shadow of a concrete value. */
export const none = '0';

export function concrete(code: string): Emitted {
  return { code, shadow: none };
}

/** An array of these elements. */
export function list(codes: readonly string[]): string {
  return `[${codes.join(', ')}]`;
}

/** The parts in order, of which the last is the value. Each part is an expression, is empty, or ends in a comma. */
export function sequence(...parts: readonly string[]): string {
  const last = parts.length - 1;
  let code = '(';
  for (let at = 0; at < last; at++) {
    const part = parts[at]!;
    code += part === '' || part.endsWith(', ') ? part : `${part}, `;
  }
  return `${code}${parts[last]})`;
}

/** Evaluates `code`, which is there for its effect, if `test` is nonzero. */
export function ifSet(test: string, code: string): string {
  return `${test} === 0 || ${code}`;
}

/** The value of `code` if `test` is nonzero, else 0. */
export function orZero(test: string, code: string): string {
  return `${test} === 0 ? 0 : ${code}`;
}

/** A test of an expression that can be read repeatedly. */
export function isNullish(value: string): string {
  return `${value} === null || ${value} === void 0`;
}

/** Like `anyShadow`, but `0` if there are no shadows; for tests of the form `… === 0`. */
export function shadowTest(shadows: readonly string[]): string {
  return anyShadow(shadows) || none;
}

/** An expression `(a | b)` that is zero if no shadow is set; empty if there are no shadows. */
export function anyShadow(shadows: readonly string[]): string {
  const set = [...new Set(shadows.filter((shadow) => shadow !== none))];
  return set.length > 1 ? `(${set.join(' | ')})` : (set[0] ?? '');
}
