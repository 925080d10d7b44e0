import { readEscape } from '../../c-code/read-escape.ts';
import type { Cursor } from '../../cursor.ts';

/** The text in double quotes; the cursor stands on the first quote. */
export function readString(cursor: Cursor): string {
  const start = cursor.offset;
  cursor.offset++;
  let text = '';
  while (!cursor.take('"')) {
    if (cursor.atEnd || cursor.atLastBackslash || cursor.peek() === '\n') {
      const hint = 'close it with `"` on the same line; a quote itself is written `\\"`';
      throw cursor.error('lex-unclosed-string', 'this string is never closed', hint, start);
    }
    text += readCharacter(cursor);
  }
  return text;
}

/** One character or escape. */
export function readCharacter(cursor: Cursor): string {
  const start = cursor.offset;
  if (!cursor.take('\\')) return String.fromCodePoint(cursor.takeCodePoint());
  if (cursor.atEnd || cursor.peek() === '\n') {
    const hint = 'a backslash itself is written `\\\\`, a line break `\\n`';
    throw cursor.error('lex-bad-escape', 'nothing follows this backslash', hint, start);
  }
  return String.fromCodePoint(readEscape(cursor));
}
