import { CharSet, codePoints } from '../../characters/char-set.js';
import { charClass, literal } from '../../expression.js';
import { readBnfString, startsString } from './read-string.js';
/** Reads a string, or a range between two characters: `'a'..'z'`. */
export function readBnfText(cursor) {
    const start = cursor.offset;
    const from = readBnfString(cursor);
    const end = cursor.offset;
    cursor.skipBlanks();
    if (cursor.match(/\.\.\.?|…/y) === undefined) {
        cursor.offset = end;
        return literal(from);
    }
    cursor.skipBlanks();
    const to = startsString(cursor) ? readBnfString(cursor) : '';
    const [low, high] = [codePoints(from), codePoints(to)];
    if (low.length === 1 && high.length === 1 && low[0] <= high[0]) {
        return charClass(CharSet.range(low[0], high[0]));
    }
    const hint = 'write a range between two characters, the smaller one first: `"a".."z"`';
    throw cursor.error('bnf-bad-range', 'this is not a range of characters', hint, start);
}
