import { CharSet } from '../characters/char-set.js';
import { unicodeProperty } from '../characters/unicode-property.js';
const controls = { 0: 0, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };
/**
 * Reads a JavaScript escape for a character: `n`, `x41`, `u0041`, `u{1f600}`... The cursor is after the backslash.
 * Returns undefined, without moving, if there is no such escape.
 */
export function readCharacterEscape(cursor) {
    const letter = cursor.match(/[0btnvfr]/y);
    if (letter !== undefined)
        return controls[letter];
    const braced = cursor.match(/u\{0*[0-9a-fA-F]{1,6}\}/y);
    if (braced !== undefined)
        return inRange(Number.parseInt(braced.slice(2, -1), 16), braced, cursor);
    // A surrogate pair written as two escapes is one character; a class must not split it.
    const pair = cursor.match(/u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}/y);
    if (pair !== undefined)
        return pairOf(pair);
    const plain = cursor.match(/x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}/y);
    return plain === undefined ? undefined : Number.parseInt(plain.slice(1), 16);
}
/** Reads an escape for a set: `d`, `W`, `p{L}`, `P{Script=Greek}`... Otherwise like `readCharacterEscape`. */
export function readSetEscape(cursor) {
    const letter = cursor.match(/[dwsDWS]/y);
    if (letter !== undefined)
        return shorthandSet(letter);
    const start = cursor.offset;
    const property = cursor.match(/[pP]\{[\w=]+\}/y);
    if (property === undefined)
        return undefined;
    const set = unicodeProperty(property.slice(2, -1));
    if (set === undefined)
        cursor.offset = start;
    return property.startsWith('P') ? set?.complement() : set;
}
const digits = CharSet.chars('0123456789');
const wordCharacters = CharSet.of([...digits.pairs(), [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]]);
const white = '\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff';
const spaces = CharSet.chars(white).union(CharSet.range(0x2000, 0x200a));
/** Returns the set of JavaScript's `\d`, `\w` or `\s`; a capital letter gives the complement. */
export function shorthandSet(letter) {
    const lower = letter.toLowerCase();
    const set = lower === 'd' ? digits : lower === 'w' ? wordCharacters : spaces;
    return letter === lower ? set : set.complement();
}
function inRange(codePoint, written, cursor) {
    if (codePoint <= 0x10ffff)
        return codePoint;
    cursor.offset -= written.length;
    return undefined;
}
function pairOf(written) {
    const high = Number.parseInt(written.slice(1, 5), 16);
    const low = Number.parseInt(written.slice(7), 16);
    return 0x10000 + (high - 0xd800) * 0x400 + (low - 0xdc00);
}
