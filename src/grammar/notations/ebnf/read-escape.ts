import type { CharSet } from '../../char-set.ts';
import type { Cursor } from '../cursor.ts';
import { readCharacterEscape, readSetEscape } from '../escapes.ts';

/** The character that an escape in a string stands for; the cursor stands on the backslash. */
export function readEscapedCharacter(cursor: Cursor): number {
  const start = cursor.offset;
  cursor.offset++;
  const codePoint = readCharacterEscape(cursor) ?? cursor.match(/[!-/:-@[-`{-~]/y)?.codePointAt(0);
  if (codePoint !== undefined) return codePoint;
  const isSet = readSetEscape(cursor) !== undefined;
  const hint = isSet
    ? `a string holds single characters: write \`[${cursor.source.text.slice(start, cursor.offset)}]\``
    : known;
  throw badEscape(cursor, start, hint);
}

/** The character or the set that an escape in a class stands for. */
export function readClassEscape(cursor: Cursor): number | CharSet {
  const start = cursor.offset;
  cursor.offset++;
  const set = readSetEscape(cursor);
  if (set !== undefined) return set;
  if (cursor.match(/[pP]\{/y) !== undefined) {
    throw badEscape(cursor, start, 'properties are named as in JavaScript: `\\p{L}`, `\\p{Lu}`, `\\p{Script=Greek}`');
  }
  cursor.offset = start;
  return readEscapedCharacter(cursor);
}

const known = 'known are `\\n \\r \\t \\b \\f \\v \\0 \\xHH \\uHHHH \\u{…}`; a backslash itself is written `\\\\`';

function badEscape(cursor: Cursor, start: number, hint: string): Error {
  cursor.offset = start;
  return cursor.error('ebnf-bad-escape', `${cursor.here()} does not start a known escape`, hint);
}
