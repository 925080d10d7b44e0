import type { AntlrCursor } from './antlr-cursor.ts';
import { takeEscape } from './escape-sequence.ts';

/** The text of `'...'`; the cursor is at the opening quote. */
export function takeStringLiteral(cursor: AntlrCursor): string {
  const start = cursor.offset;
  cursor.take("'");
  let text = '';
  while (!cursor.take("'")) {
    if (/^[\r\n]?$/.test(cursor.peek())) throw unclosed(cursor, start);
    // Unit by unit, so that two escaped surrogates become the pair they are meant to be.
    text += cursor.peek() === '\\' ? String.fromCodePoint(takeEscape(cursor, `'"`)) : cursor.match(/[^'\\\r\n]+/y);
  }
  if (text === '') {
    const hint = 'leave the alternative empty to match nothing';
    throw cursor.error('antlr-empty-literal', 'a literal has to have text', hint, start);
  }
  cursor.skipTrivia();
  return text;
}

function unclosed(cursor: AntlrCursor, start: number): Error {
  const hint = "end the literal with `'` on the same line; write a line break as `\\n` and a quote as `\\'`";
  return cursor.error('antlr-unclosed-literal', 'this literal is not closed', hint, start);
}
