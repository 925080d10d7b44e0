import { ignoreCase } from '../../characters/any-case.ts';
import { CharSet } from '../../characters/char-set.ts';
import { readCharacterEscape } from '../escapes.ts';
import type { PeggyCursor } from './peggy-cursor.ts';

/** Reads the set `[…]` and a following flag `i` or `u`; the cursor is at the bracket. */
export function readPeggyClass(cursor: PeggyCursor): CharSet {
  const start = cursor.offset;
  cursor.offset++;
  const negated = cursor.take('^');
  const ranges: [number, number][] = [];
  while (!cursor.take(']')) ranges.push(readRange(cursor, start));
  const flags = cursor.match(/[iu]+/y) ?? '';
  const written = CharSet.of(ranges);
  const members = flags.includes('i') ? ignoreCase(written, flags.includes('u') ? 'iu' : 'i') : written;
  const set = negated ? members.complement() : members;
  if (set.size > 0) return set;
  const hint = 'for `]` itself write `[\\]]`, for any character `.`, for the empty word `""`';
  throw cursor.error('peggy-empty-class', 'this class is empty', hint, start);
}

function readRange(cursor: PeggyCursor, classStart: number): [number, number] {
  const start = cursor.offset;
  const from = readMember(cursor, classStart);
  if (cursor.peek() !== '-' || cursor.peek(1) === ']') return [from, from];
  cursor.offset++;
  const to = readMember(cursor, classStart);
  if (from <= to) return [from, to];
  const written = cursor.source.text.slice(start, cursor.offset);
  const hint = 'write the smaller bound first; for the hyphen itself write `\\-`';
  throw cursor.error('peggy-reversed-range', `the range \`${written}\` is reversed`, hint, start);
}

function readMember(cursor: PeggyCursor, classStart: number): number {
  if (cursor.atEnd || cursor.atLastBackslash || '\r\n'.includes(cursor.peek())) {
    const hint =
      'close it with `]` on the same line; write a line break as `\
`';
    throw cursor.error('peggy-unclosed-class', 'this class is never closed', hint, classStart);
  }
  return cursor.take('\\') ? (readCharacterEscape(cursor) ?? cursor.takeCodePoint()) : cursor.takeCodePoint();
}
