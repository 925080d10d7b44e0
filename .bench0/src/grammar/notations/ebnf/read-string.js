import { readEscapedCharacter } from './read-escape.js';
/** Reads the text of a quoted string; the cursor is at its opening quote. */
export function readEbnfString(cursor) {
    const start = cursor.offset;
    const quote = cursor.peek();
    cursor.offset++;
    let text = '';
    while (!cursor.take(quote)) {
        if (cursor.atEnd || '\r\n'.includes(cursor.peek())) {
            const hint = `close it with \`${quote}\` on the same line; write a line break as \`\
\``;
            throw cursor.error('ebnf-unclosed-string', 'this string is never closed', hint, start);
        }
        text += String.fromCodePoint(cursor.peek() === '\\' ? readEscapedCharacter(cursor) : cursor.takeCodePoint());
    }
    return text;
}
