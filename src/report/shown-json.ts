import type { Json } from '../core/tagged-value.ts';

const mostShown = 400;

/** A value as JSON in one line that cannot upset a terminal; of long ones the beginning, and how much there is. */
export function shownJson(value: Json): string {
  const text = escapeControls(JSON.stringify(value));
  if (text.length <= mostShown) return text;
  return `${text.slice(0, mostShown)}... (${text.length.toLocaleString('en')} characters in all)`;
}

/** JSON leaves some control characters as they are. */
function escapeControls(text: string): string {
  return text.replaceAll(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
