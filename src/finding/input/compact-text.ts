import { repetitionsIn } from '../../core/text/repetitions.ts';

/**
 * Writes a text with long repetitions as an expression, such as `"a" + repeat("[", 4000) + "b"`; `repeat(unit, n)`
 * stands for `unit.repeat(n)`. Returns undefined if no part is repeated often enough to be worth it.
 */
export function compactText(text: string): string | undefined {
  const parts = repetitionsIn(text);
  if (parts.every(({ times }) => times === 1)) return undefined;
  return parts
    .map(({ unit, times }) => (times === 1 ? JSON.stringify(unit) : `repeat(${JSON.stringify(unit)}, ${times})`))
    .join(' + ');
}
