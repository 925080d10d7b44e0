import { CharSet } from '../../characters/char-set.js';
import { charClass, literal } from '../../expression.js';
const bases = {
    x: { radix: 16, digits: /[0-9a-fA-F]+/y },
    d: { radix: 10, digits: /[0-9]+/y },
    b: { radix: 2, digits: /[01]+/y },
};
/** Reads `%x41`, `%x41-5A`, `%x0D.0A` and the same with `%d` and `%b`; the cursor is at the percent sign. */
export function readAbnfValue(cursor) {
    const start = cursor.offset;
    cursor.offset++;
    const base = bases[cursor.peek().toLowerCase()];
    if (base === undefined) {
        const hint = 'write `%x41`, `%d65`, `%b1000001`, `%s"…"` or `%i"…"`';
        throw cursor.error('abnf-bad-value', `${cursor.here()} is not a number base`, hint, start);
    }
    cursor.offset++;
    const readNumber = () => readCodePoint(cursor, base);
    const first = readNumber();
    const value = cursor.take('-') ? readRange(cursor, start, first, readNumber()) : readText(cursor, first, readNumber);
    if (cursor.match(/[\w.-]/y) === undefined)
        return value;
    const hint = 'write a character `%x41`, a range `%x41-5A` or a text `%x0D.0A`';
    throw cursor.error('abnf-bad-value', 'unexpected character after a value', hint, cursor.offset - 1);
}
function readRange(cursor, start, from, to) {
    if (from <= to)
        return charClass(CharSet.range(from, to));
    const written = cursor.source.text.slice(start, cursor.offset);
    throw cursor.error('abnf-reversed-range', `the range \`${written}\` is reversed`, 'write the smaller bound first', start);
}
function readText(cursor, first, readNumber) {
    let text = String.fromCodePoint(first);
    while (cursor.take('.'))
        text += String.fromCodePoint(readNumber());
    return literal(text);
}
function readCodePoint(cursor, { radix, digits }) {
    const start = cursor.offset;
    const written = cursor.match(digits);
    if (written === undefined) {
        const hint = `write digits of base ${radix}`;
        throw cursor.error('abnf-bad-value', `expected a number, found ${cursor.here()}`, hint);
    }
    const codePoint = Number.parseInt(written, radix);
    if (codePoint <= 0x10ffff)
        return codePoint;
    throw cursor.error('abnf-bad-value', `\`${written}\` is not a Unicode code point`, 'the largest character is `%x10FFFF`', start);
}
