import { readCharacterEscape, readSetEscape } from '../escapes.js';
/** Reads an escape in a string; the cursor is at the backslash. */
export function readEscapedCharacter(cursor) {
    const start = cursor.offset;
    cursor.offset++;
    const codePoint = readCharacterEscape(cursor) ?? cursor.match(/[!-/:-@[-`{-~]/y)?.codePointAt(0);
    if (codePoint !== undefined)
        return codePoint;
    const isSet = readSetEscape(cursor) !== undefined;
    const hint = isSet
        ? `a string cannot contain a set of characters: write \`[${cursor.source.text.slice(start, cursor.offset)}]\``
        : known;
    throw badEscape(cursor, start, hint);
}
/** Reads the character or set of an escape in a class. */
export function readClassEscape(cursor) {
    const start = cursor.offset;
    cursor.offset++;
    const set = readSetEscape(cursor);
    if (set !== undefined)
        return set;
    if (cursor.match(/[pP]\{/y) !== undefined) {
        throw badEscape(cursor, start, 'use the names of JavaScript for properties: `\\p{L}`, `\\p{Lu}`, `\\p{Script=Greek}`');
    }
    cursor.offset = start;
    return readEscapedCharacter(cursor);
}
const known = 'known escapes: `\
 \\r \\t \\b \\f \\v \\0 \\xHH \\uHHHH \\u{…}`; write a backslash as `\\\\`';
function badEscape(cursor, start, hint) {
    cursor.offset = start;
    return cursor.error('ebnf-bad-escape', `${cursor.here()} is not a known escape sequence`, hint);
}
