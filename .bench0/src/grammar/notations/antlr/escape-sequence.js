const named = new Map([
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
    ['b', '\b'],
    ['f', '\f'],
    ['\\', '\\'],
]);
/**
 * Reads an escape sequence; the cursor is at the backslash. `plain` lists the characters that may be escaped here to
 * represent themselves. Any other character does so too, but with a warning, because ANTLR would drop it.
 */
export function takeEscape(cursor, plain) {
    const start = cursor.offset;
    cursor.take('\\');
    if (cursor.peek() === 'u')
        return takeUnicodeEscape(cursor, start);
    if (cursor.atEnd)
        throw cursor.error('antlr-escape', 'this escape sequence is incomplete', 'for example `\
`', start);
    const char = String.fromCodePoint(cursor.takeCodePoint());
    const value = named.get(char);
    if (value === undefined && !plain.includes(char)) {
        const hint = `write \`${char}\`, or \`\\\\${char}\` for a backslash and \`${char}\``;
        cursor.warn('antlr-escape', `ANTLR has no escape sequence \`\\${char}\``, start, hint);
    }
    return (value ?? char).codePointAt(0);
}
function takeUnicodeEscape(cursor, start) {
    const digits = /[\da-fA-F]+/.exec(cursor.match(/u(?:\{[\da-fA-F]{1,6}\}|[\da-fA-F]{4})/y) ?? '')?.[0];
    const codePoint = digits === undefined ? Infinity : Number.parseInt(digits, 16);
    if (codePoint <= 0x10ffff)
        return codePoint;
    const hint = 'write four hexadecimal digits, `\\u00e9`, or up to six in braces, `\\u{1f600}`, at most `\\u{10ffff}`';
    throw cursor.error('antlr-escape', 'this is not a Unicode escape sequence', hint, start);
}
