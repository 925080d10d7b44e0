import { readEscape } from '../../c-code/read-escape.js';
/** Reads a text in double quotes; the cursor is at the first quote. */
export function readLexString(cursor) {
    const start = cursor.offset;
    cursor.offset++;
    let text = '';
    while (!cursor.take('"')) {
        if (cursor.atEnd || cursor.atLastBackslash || cursor.peek() === '\n') {
            const hint = 'close it with `"` on the same line; write a quote as `\\"`';
            throw cursor.error('lex-unclosed-string', 'this string is never closed', hint, start);
        }
        text += readCharacter(cursor);
    }
    return text;
}
/** Reads one character or escape. */
export function readCharacter(cursor) {
    const start = cursor.offset;
    if (!cursor.take('\\'))
        return String.fromCodePoint(cursor.takeCodePoint());
    if (cursor.atEnd || cursor.peek() === '\n') {
        const hint = 'write a backslash as `\\\\` and a line break as `\
`';
        throw cursor.error('lex-bad-escape', 'nothing follows this backslash', hint, start);
    }
    return String.fromCodePoint(readEscape(cursor));
}
