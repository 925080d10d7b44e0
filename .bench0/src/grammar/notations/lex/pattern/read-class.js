import { ignoreCase } from '../../../characters/any-case.js';
import { suggestion } from '../../../build-grammar.js';
import { CharSet } from '../../../characters/char-set.js';
import { readEscape } from '../../c-code/read-escape.js';
import { readCharacterRange } from '../../read-character-range.js';
import { posixClass, posixClassNames } from './posix-class.js';
const reversed = {
    code: 'lex-reversed-range',
    hint: 'write the smaller bound first; for the hyphen itself write `\\-`',
};
/** Reads a set `[…]` and applies the following `{-}` and `{+}` sets. */
export function readLexClass(cursor, flags) {
    const start = cursor.offset;
    let set = readOne(cursor, flags);
    for (let sign = cursor.match(/\{[-+]\}(?=\[)/y); sign !== undefined; sign = cursor.match(/\{[-+]\}(?=\[)/y)) {
        set = sign === '{-}' ? set.minus(readOne(cursor, flags)) : set.union(readOne(cursor, flags));
    }
    if (set.size > 0)
        return set;
    const hint = '`{-}` removes every character of the class';
    throw cursor.error('lex-empty-class', 'this class is empty', hint, start);
}
function readOne(cursor, flags) {
    const start = cursor.offset;
    cursor.offset++;
    const negated = cursor.take('^');
    // A closing bracket directly after the opening one is a character.
    let set = cursor.peek() === ']' ? readMember(cursor, start) : CharSet.empty;
    while (!cursor.take(']'))
        set = set.union(readMember(cursor, start));
    const members = flags.ignoreCase ? ignoreCase(set, 'i') : set;
    return negated ? members.complement() : members;
}
function readMember(cursor, classStart) {
    const start = cursor.offset;
    const posix = cursor.match(/\[:\^?\w+:\]/y);
    if (posix !== undefined) {
        const set = posixClass(posix.slice(2, -2));
        if (set !== undefined)
            return set;
        const hint = suggestion(posix.slice(2, -2), posixClassNames);
        throw cursor.error('lex-unknown-class', `unknown class \`${posix}\``, hint, start);
    }
    return CharSet.range(...readCharacterRange(cursor, () => readBound(cursor, classStart), reversed));
}
function readBound(cursor, classStart) {
    if (cursor.atEnd || cursor.atLastBackslash || cursor.peek() === '\n') {
        const hint = 'close it with `]` on the same line; write a line break as `\
`';
        throw cursor.error('lex-unclosed-class', 'this class is never closed', hint, classStart);
    }
    return cursor.take('\\') ? readEscape(cursor) : cursor.takeCodePoint();
}
