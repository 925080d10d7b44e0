import { readCharacterEscape } from '../escapes.js';
/** Reads a text in quotes; the cursor is at the first quote. */
export function readPeggyString(cursor) {
    const start = cursor.offset;
    const quote = cursor.peek();
    cursor.offset++;
    let text = '';
    while (!cursor.take(quote)) {
        if (cursor.atEnd || cursor.atLastBackslash || '\r\n'.includes(cursor.peek())) {
            const hint = `close it with \`${quote}\` on the same line; write a line break as \`\
\``;
            throw cursor.error('peggy-unclosed-string', 'this string is never closed', hint, start);
        }
        if (cursor.peek() === '\\')
            text += readEscape(cursor);
        else
            text += String.fromCodePoint(cursor.takeCodePoint());
    }
    return text;
}
/** Reads an escape. Unknown escapes represent the character itself; an escaped line break is ignored. */
function readEscape(cursor) {
    cursor.offset++;
    if (cursor.match(/\r\n|[\n\r\u2028\u2029]/y) !== undefined)
        return '';
    return String.fromCodePoint(readCharacterEscape(cursor) ?? cursor.takeCodePoint());
}
