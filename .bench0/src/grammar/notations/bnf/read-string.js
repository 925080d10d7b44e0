const closing = { '"': '"', "'": "'", '“': '”', '‘': '’' };
export function startsString(cursor) {
    return closing[cursor.peek()] !== undefined;
}
/** Reads a text in straight or typographic quotes; the cursor is at the first quote. */
export function readBnfString(cursor) {
    const start = cursor.offset;
    const quote = closing[cursor.peek()];
    const end = cursor.source.text.indexOf(quote, start + 1);
    const text = cursor.source.text.slice(start + 1, end);
    if (end < 0 || /[\n\r]/.test(text)) {
        const hint = `close it with \`${quote}\` on the same line`;
        throw cursor.error('bnf-unclosed-string', 'this string is never closed', hint, start);
    }
    warnOfEscape(cursor, text, start + 1);
    cursor.offset = end + 1;
    return text;
}
/** Warns of escapes, which these notations do not have. */
function warnOfEscape(cursor, text, offset) {
    const escape = /\\[nrtbfvu0x]/.exec(text);
    if (escape === null)
        return;
    const message = `\`${escape[0]}\` is read as two characters: strings have no escape sequences`;
    cursor.warn('bnf-backslash', message, offset + escape.index, 'write characters by number: `#xA` is a line break');
}
