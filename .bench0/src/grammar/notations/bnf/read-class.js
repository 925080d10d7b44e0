import { CharSet } from '../../characters/char-set.js';
import { readCharacterRange } from '../read-character-range.js';
import { readCodePoint } from './read-code-point.js';
const reversed = {
    code: 'bnf-reversed-range',
    hint: 'write the smaller bound first; write the hyphen itself last, or as `#x2D`',
};
/** Reads the set `[…]`; the cursor is at the bracket. A backslash is an ordinary character. */
export function readBnfClass(cursor) {
    const start = cursor.offset;
    cursor.offset++;
    const negated = cursor.take('^');
    const ranges = [];
    while (!cursor.take(']'))
        ranges.push(readCharacterRange(cursor, () => readMember(cursor, start), reversed));
    const members = CharSet.of(ranges);
    const set = negated ? members.complement() : members;
    if (members.size > 0 && set.size > 0)
        return set;
    const hint = 'for the bracket itself write `[#x5D]`';
    throw cursor.error('bnf-empty-class', 'this class is empty', hint, start);
}
function readMember(cursor, classStart) {
    if (cursor.atEnd || '\r\n'.includes(cursor.peek())) {
        const hint = 'close it with `]` on the same line';
        throw cursor.error('bnf-unclosed-class', 'this class is never closed', hint, classStart);
    }
    return readCodePoint(cursor) ?? cursor.takeCodePoint();
}
