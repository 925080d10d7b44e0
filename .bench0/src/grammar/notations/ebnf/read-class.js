import { CharSet } from '../../characters/char-set.js';
import { readClassEscape } from './read-escape.js';
/** Reads the set `[…]`; the cursor is at the bracket. */
export function readEbnfClass(cursor) {
    const start = cursor.offset;
    cursor.offset++;
    const negated = cursor.take('^');
    const ranges = [];
    while (!cursor.take(']'))
        ranges.push(...readMember(cursor, start).pairs());
    const members = CharSet.of(ranges);
    const set = negated ? members.complement() : members;
    if (members.size > 0 && set.size > 0)
        return set;
    const hint = 'for `]` itself write `[\\]]`, for any character `.`, for the empty word an empty alternative';
    throw cursor.error('ebnf-empty-class', 'this class is empty', hint, start);
}
function readMember(cursor, classStart) {
    const start = cursor.offset;
    const from = readBound(cursor, classStart);
    // A hyphen at the start or the end of the class is an ordinary character.
    if (cursor.peek() !== '-' || cursor.peek(1) === ']')
        return typeof from === 'number' ? CharSet.range(from, from) : from;
    cursor.offset++;
    const to = readBound(cursor, classStart);
    const written = cursor.source.text.slice(start, cursor.offset);
    if (typeof from !== 'number' || typeof to !== 'number') {
        const message = `\`${written}\` is not a range: one of its ends is a set`;
        throw cursor.error('ebnf-bad-range', message, 'for the hyphen itself write `\\-`', start);
    }
    if (from <= to)
        return CharSet.range(from, to);
    const hint = 'write the smaller bound first; for the hyphen itself write `\\-`';
    throw cursor.error('ebnf-reversed-range', `the range \`${written}\` is reversed`, hint, start);
}
function readBound(cursor, classStart) {
    if (cursor.atEnd || '\r\n'.includes(cursor.peek())) {
        const hint = 'close it with `]` on the same line; write a line break as `\
`';
        throw cursor.error('ebnf-unclosed-class', 'this class is never closed', hint, classStart);
    }
    return cursor.peek() === '\\' ? readClassEscape(cursor) : cursor.takeCodePoint();
}
