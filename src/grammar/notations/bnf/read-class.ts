import { CharSet } from '../../char-set.ts';
import type { BnfCursor } from './bnf-cursor.ts';
import { readCodePoint } from './read-code-point.ts';

/** The set that `[…]` stands for; the cursor stands on the bracket. A backslash is a character like any other. */
export function readClass(cursor: BnfCursor): CharSet {
  const start = cursor.offset;
  cursor.offset++;
  const negated = cursor.take('^');
  const ranges: [number, number][] = [];
  while (!cursor.take(']')) ranges.push(readRange(cursor, start));
  const members = CharSet.of(ranges);
  const set = negated ? members.complement() : members;
  if (members.size > 0 && set.size > 0) return set;
  const hint = 'the bracket itself is written `[#x5D]`';
  throw cursor.error('bnf-empty-class', 'this class has no characters in it', hint, start);
}

function readRange(cursor: BnfCursor, classStart: number): [number, number] {
  const start = cursor.offset;
  const from = readMember(cursor, classStart);
  if (cursor.peek() !== '-' || cursor.peek(1) === ']') return [from, from];
  cursor.offset++;
  const to = readMember(cursor, classStart);
  if (from <= to) return [from, to];
  const written = cursor.source.text.slice(start, cursor.offset);
  const hint = 'write the smaller end first; the hyphen itself stands last or is written `#x2D`';
  throw cursor.error('bnf-reversed-range', `the range \`${written}\` runs backwards`, hint, start);
}

function readMember(cursor: BnfCursor, classStart: number): number {
  if (cursor.atEnd || '\r\n'.includes(cursor.peek())) {
    const hint = 'close it with `]` on the same line';
    throw cursor.error('bnf-unclosed-class', 'this class is never closed', hint, classStart);
  }
  return readCodePoint(cursor) ?? cursor.takeCodePoint();
}
