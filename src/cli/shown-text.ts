import { colorStyle, type Style } from './style.ts';

/** C0 and C1 controls except tab and line feed, bidirectional controls, and line separators. */
// oxlint-disable-next-line no-control-regex
const acting = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
/** The escape sequences of a style. */
// oxlint-disable-next-line no-control-regex
const styled = /(\u001b\[(?:1|22|31|33|36|39)m)/gu;

/** Escapes everything in a text that would control a terminal, except for the escape sequences of the style. */
export function shownText(text: string, style: Style): string {
  if (text.search(acting) < 0) return text;
  if (style !== colorStyle) return escaped(text);
  return text
    .split(styled)
    .map((part, i) => (i % 2 === 1 ? part : escaped(part)))
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll(acting, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
