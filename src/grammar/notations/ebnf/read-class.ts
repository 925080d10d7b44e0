import { CharSet } from '../../char-set.ts';
import type { Cursor } from '../cursor.ts';
import { readClassEscape } from './read-escape.ts';

/** The set that `[…]` stands for; the cursor stands on the bracket. */
export function readClass(cursor: Cursor): CharSet {
  const start = cursor.offset;
  cursor.offset++;
  const negated = cursor.take('^');
  const ranges: (readonly [number, number])[] = [];
  while (!cursor.take(']')) ranges.push(...readMember(cursor, start).pairs());
  const members = CharSet.of(ranges);
  const set = negated ? members.complement() : members;
  if (members.size > 0 && set.size > 0) return set;
  const hint = 'for `]` itself write `[\\]]`, for any character `.`, for nothing at all an empty alternative';
  throw cursor.error('ebnf-empty-class', 'this class has no characters in it', hint, start);
}

function readMember(cursor: Cursor, classStart: number): CharSet {
  const start = cursor.offset;
  const from = readBound(cursor, classStart);
  // A hyphen first or last in the class is a character like any other.
  if (cursor.peek() !== '-' || cursor.peek(1) === ']')
    return typeof from === 'number' ? CharSet.range(from, from) : from;
  cursor.offset++;
  const to = readBound(cursor, classStart);
  const written = cursor.source.text.slice(start, cursor.offset);
  if (typeof from !== 'number' || typeof to !== 'number') {
    const message = `\`${written}\` is not a range: one of its ends is a set`;
    throw cursor.error('ebnf-bad-range', message, 'for the hyphen itself write `\\-`', start);
  }
  if (from <= to) return CharSet.range(from, to);
  const hint = 'write the smaller end first; for the hyphen itself write `\\-`';
  throw cursor.error('ebnf-reversed-range', `the range \`${written}\` runs backwards`, hint, start);
}

function readBound(cursor: Cursor, classStart: number): number | CharSet {
  if (cursor.atEnd || '\r\n'.includes(cursor.peek())) {
    const hint = 'close it with `]` on the same line; a line break inside is written `\\n`';
    throw cursor.error('ebnf-unclosed-class', 'this class is never closed', hint, classStart);
  }
  return cursor.peek() === '\\' ? readClassEscape(cursor) : cursor.takeCodePoint();
}
