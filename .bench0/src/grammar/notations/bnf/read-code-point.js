/** Reads the character `#xN`; returns undefined, without moving, if there is none. */
export function readCodePoint(cursor) {
    const start = cursor.offset;
    const written = cursor.match(/#x[0-9a-fA-F]+/y);
    if (written === undefined)
        return undefined;
    const codePoint = Number.parseInt(written.slice(2), 16);
    if (codePoint <= 0x10ffff)
        return codePoint;
    throw cursor.error('bnf-bad-character', `\`${written}\` is not a Unicode code point`, 'the largest is `#x10FFFF`', start);
}
