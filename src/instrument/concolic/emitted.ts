/**
 * A rewritten expression. `code` evaluates to the value the source would have given; `shadow`, a name or `0`, is valid
 * right after it. `code` has the shape of its source or stands in parentheses, so that it fits wherever the source did,
 * and never starts with a line break.
 */
export interface Emitted {
  readonly code: string;
  readonly shadow: string;
  /** Where `code` is steps and then a temporary, in parentheses: what goes on from it need not be nested around it. */
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

/** The shadow of what is concrete. */
export const none = '0';

export function concrete(code: string): Emitted {
  return { code, shadow: none };
}

/** As `anyShadow`, but `0` when none can be: for tests of the form `… === 0`. */
export function shadowTest(shadows: readonly string[]): string {
  return anyShadow(shadows) || none;
}

/** `(a | b)`: zero when no shadow is set. Empty when none can be. */
export function anyShadow(shadows: readonly string[]): string {
  const set = [...new Set(shadows.filter((shadow) => shadow !== none))];
  return set.length > 1 ? `(${set.join(' | ')})` : (set[0] ?? '');
}
