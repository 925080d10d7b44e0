import { styleMark } from './style.js';
/** C0 and C1 controls except tab and line feed, bidirectional controls, and line separators. */
// oxlint-disable-next-line no-control-regex
const acting = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
/**
 * Escapes everything in a text that would control a terminal, and replaces the marks of the style by the escape sequences
 * that they stand for. A text of a subject cannot contain a mark.
 */
export function shownText(text) {
    if (text.search(acting) < 0)
        return text;
    const parts = text.split(styleMark);
    // With one group in the pattern, the parts alternate between text and sequence.
    return parts.map((part, i) => (i % 2 === 1 ? `\u001b${part}` : withoutControls(part))).join('');
}
/** Escapes everything in a text that would control a terminal. */
export function withoutControls(text) {
    return text.replaceAll(acting, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
