import { ignoreCase } from '../../../characters/any-case.ts';
import { suggestion } from '../../../build-grammar.ts';
import { CharSet } from '../../../characters/char-set.ts';
import { readEscape } from '../../c-code/read-escape.ts';
import type { Cursor } from '../../cursor.ts';
import { readCharacterRange } from '../../read-character-range.ts';
import type { PatternFlags } from './pattern-flags.ts';
import { posixClass, posixClassNames } from './posix-class.ts';

const reversed = {
  code: 'lex-reversed-range',
  hint: 'write the smaller bound first; for the hyphen itself write `\\-`',
};

/** Reads a set `[…]` and applies the following `{-}` and `{+}` sets. */
export function readLexClass(cursor: Cursor, flags: PatternFlags): CharSet {
  const start = cursor.offset;
  let set = readOne(cursor, flags);
  for (let sign = cursor.match(/\{[-+]\}(?=\[)/y); sign !== undefined; sign = cursor.match(/\{[-+]\}(?=\[)/y)) {
    set = sign === '{-}' ? set.minus(readOne(cursor, flags)) : set.union(readOne(cursor, flags));
  }
  if (set.size > 0) return set;
  const hint = '`{-}` removes every character of the class';
  throw cursor.error('lex-empty-class', 'this class is empty', hint, start);
}

function readOne(cursor: Cursor, flags: PatternFlags): CharSet {
  const start = cursor.offset;
  cursor.offset++;
  const negated = cursor.take('^');
  // A closing bracket directly after the opening one is a character.
  let set = cursor.peek() === ']' ? readMember(cursor, start) : CharSet.empty;
  while (!cursor.take(']')) set = set.union(readMember(cursor, start));
  const members = flags.ignoreCase ? ignoreCase(set, 'i') : set;
  return negated ? members.complement() : members;
}

function readMember(cursor: Cursor, classStart: number): CharSet {
  const start = cursor.offset;
  const posix = cursor.match(/\[:\^?\w+:\]/y);
  if (posix !== undefined) {
    const set = posixClass(posix.slice(2, -2));
    if (set !== undefined) return set;
    const hint = suggestion(posix.slice(2, -2), posixClassNames);
    throw cursor.error('lex-unknown-class', `unknown class \`${posix}\``, hint, start);
  }
  return CharSet.range(...readCharacterRange(cursor, () => readBound(cursor, classStart), reversed));
}

function readBound(cursor: Cursor, classStart: number): number {
  if (cursor.atEnd || cursor.atLastBackslash || cursor.peek() === '\n') {
    const hint =
      'close it with `]` on the same line; write a line break as `\
`';
    throw cursor.error('lex-unclosed-class', 'this class is never closed', hint, classStart);
  }
  return cursor.take('\\') ? readEscape(cursor) : cursor.takeCodePoint();
}
