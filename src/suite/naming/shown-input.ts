import { escapeText, hasInvisible, textLiteral } from '../format/string-literal.ts';
import { repetitionsIn } from '../../core/text/repetitions.ts';

/** Shows a text in a title: between backticks as it is, or as a string literal if a reader could misread it so. */
export function textInTitle(text: string, longest: number): string {
  if (text === '') return 'the empty string';
  const parts = repetitionsIn(text);
  if (parts.some(({ times }) => times > 1)) {
    const terms = parts.map(({ unit, times }) => {
      const literal = textLiteral(unit, true);
      return times === 1 ? shortened(literal, longest) : `${literal}.repeat(${times})`;
    });
    return shortened(terms.join(' + '), 2 * longest);
  }
  const isPlain = !hasInvisible(text) && !text.includes('`') && text.trim() === text;
  const shown = isPlain ? text : escapeText(text);
  const quote = isPlain ? '`' : '"';
  const inner = isPlain ? shown : shown.replaceAll('"', String.raw`\"`);
  if (inner.length <= longest) return `${quote}${inner}${quote}`;
  return `${quote}${cut(inner, longest)}…${quote} (${text.length} characters)`;
}

/** Shows bytes in a title as text if all of them are printable, or else as hexadecimal digits. */
export function bytesInTitle(bytes: Uint8Array, longest: number): string {
  if (bytes.length === 0) return 'no bytes';
  const noun = bytes.length === 1 ? 'the byte' : 'the bytes';
  if (bytes.every((byte) => byte > 0x20 && byte < 0x7f))
    return `${noun} ${textInTitle(Buffer.from(bytes).toString('latin1'), longest)}`;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
  const shown = digits.length <= longest ? digits : `${digits.slice(0, longest - (longest % 3))}…`;
  return `${noun} ${shown}`;
}

/** Shortens source code in a title. */
export function shortened(source: string, longest: number): string {
  return source.length <= longest ? source : `${cut(source, longest)}…`;
}

/** Cuts a text, but not within a pair of surrogates or an escape. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$|\\(?:u[\da-f]{0,3}|u\{[\da-f]*|x[\da-f]?)?$/u, '');
}
