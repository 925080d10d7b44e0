import { CharSet } from '../../char-set.ts';
import type { AntlrCursor } from './antlr-cursor.ts';
import { antlrProperty } from './antlr-property.ts';
import { takeEscape } from './escape-sequence.ts';

/** One entry of a set: a character that may begin or end a range, or a Unicode property, which may not. */
type Entry =
  { readonly kind: 'char'; readonly codePoint: number } | { readonly kind: 'property'; readonly set: CharSet };

/** The set that `[...]` describes; the cursor is at the opening bracket. */
export function takeCharSet(cursor: AntlrCursor): CharSet {
  const start = cursor.offset;
  cursor.take('[');
  warnOfCaret(cursor);
  const pairs: (readonly [number, number])[] = [];
  while (!cursor.take(']')) {
    const entryStart = cursor.offset;
    const entry = takeEntry(cursor, start);
    if (entry.kind === 'property') pairs.push(...entry.set.pairs());
    else pairs.push([entry.codePoint, takeRangeEnd(cursor, start, entryStart, entry.codePoint)]);
  }
  const set = CharSet.of(pairs);
  if (set.size === 0) {
    const hint = 'list its characters, or use `.` for any character';
    throw cursor.error('antlr-empty-set', 'this set has no characters', hint, start);
  }
  cursor.skipTrivia();
  return set;
}

function warnOfCaret(cursor: AntlrCursor): void {
  if (cursor.peek() !== '^' || cursor.peek(1) === ']') return;
  const message = 'in ANTLR `[^...]` is not a complement: the set holds the character `^`';
  cursor.warn('antlr-caret-in-set', message, cursor.offset, 'write `~[...]` for every other character');
}

function takeEntry(cursor: AntlrCursor, start: number): Entry {
  if (/^[\r\n]?$/.test(cursor.peek())) {
    const hint = 'end it with `]` on the same line; write a line break as `\\n` and a bracket as `\\]`';
    throw cursor.error('antlr-unclosed-set', 'this set is not closed', hint, start);
  }
  if (cursor.peek() !== '\\') return { kind: 'char', codePoint: cursor.takeCodePoint() };
  if (/[pP]/.test(cursor.peek(1))) return { kind: 'property', set: takeProperty(cursor) };
  return { kind: 'char', codePoint: takeEscape(cursor, ']-') };
}

/** The other end if a range begins here, else the same character. A dash before the closing bracket is a dash. */
function takeRangeEnd(cursor: AntlrCursor, start: number, entryStart: number, from: number): number {
  if (cursor.peek() !== '-' || cursor.peek(1) === ']') return from;
  cursor.take('-');
  const to = takeEntry(cursor, start);
  if (to.kind === 'property') {
    const hint = 'write the dash as `\\-` if it is meant as a character';
    throw cursor.error('antlr-range', 'a range cannot end with a Unicode property', hint, entryStart);
  }
  if (to.codePoint >= from) return to.codePoint;
  throw cursor.error('antlr-range', 'this range runs backwards', 'put the lower character first', entryStart);
}

function takeProperty(cursor: AntlrCursor): CharSet {
  const start = cursor.offset;
  const [, sign, name] = /^\\([pP])\{([^}\]]*)\}$/.exec(cursor.match(/\\[pP]\{[^}\]\r\n]*\}/y) ?? '') ?? [];
  if (name === undefined) {
    throw cursor.error('antlr-escape', 'a Unicode property is written in braces', 'as in `\\p{Lu}`', start);
  }
  const set = antlrProperty(name);
  if (set === undefined) {
    const hint =
      'general categories, scripts and binary properties are known, as in `\\p{Lu}`, `\\p{Greek}`, `\\p{Emoji}`';
    throw cursor.error('antlr-unknown-property', `there is no Unicode property \`${name}\` here`, hint, start);
  }
  return sign === 'P' ? set.complement() : set;
}
