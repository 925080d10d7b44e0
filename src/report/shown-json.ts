import type { Json } from '../core/tagged-value.ts';

const mostShown = 400;

/** A value as JSON in one line; of long ones the beginning, and how much there is. */
export function shownJson(value: Json): string {
  const text = JSON.stringify(value);
  if (text.length <= mostShown) return text;
  return `${text.slice(0, mostShown)}... (${text.length.toLocaleString('en')} characters in all)`;
}
