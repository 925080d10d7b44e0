import { ignoreCase } from '../../characters/any-case.js';
import { CharSet } from '../../characters/char-set.js';
import { readCharacterEscape } from '../escapes.js';
import { readCharacterRange } from '../read-character-range.js';
const reversed = {
    code: 'peggy-reversed-range',
    hint: 'write the smaller bound first; for the hyphen itself write `\\-`',
};
/** Reads the set `[…]` and a following flag `i` or `u`; the cursor is at the bracket. */
export function readPeggyClass(cursor) {
    const start = cursor.offset;
    cursor.offset++;
    const negated = cursor.take('^');
    const ranges = [];
    while (!cursor.take(']'))
        ranges.push(readCharacterRange(cursor, () => readMember(cursor, start), reversed));
    const flags = cursor.match(/[iu]+/y) ?? '';
    const written = CharSet.of(ranges);
    const members = flags.includes('i') ? ignoreCase(written, flags.includes('u') ? 'iu' : 'i') : written;
    const set = negated ? members.complement() : members;
    if (set.size > 0)
        return set;
    const hint = 'for `]` itself write `[\\]]`, for any character `.`, for the empty word `""`';
    throw cursor.error('peggy-empty-class', 'this class is empty', hint, start);
}
function readMember(cursor, classStart) {
    if (cursor.atEnd || cursor.atLastBackslash || '\r\n'.includes(cursor.peek())) {
        const hint = 'close it with `]` on the same line; write a line break as `\
`';
        throw cursor.error('peggy-unclosed-class', 'this class is never closed', hint, classStart);
    }
    return cursor.take('\\') ? (readCharacterEscape(cursor) ?? cursor.takeCodePoint()) : cursor.takeCodePoint();
}
