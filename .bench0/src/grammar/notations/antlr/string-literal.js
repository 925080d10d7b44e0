import { takeEscape } from './escape-sequence.js';
/** Reads the text of `'...'`; the cursor is at the opening quote. */
export function takeStringLiteral(cursor) {
    const start = cursor.offset;
    cursor.take("'");
    let text = '';
    while (!cursor.take("'")) {
        if (/^[\r\n]?$/.test(cursor.peek()))
            throw unclosed(cursor, start);
        // Strings are joined by code units, so that two escaped surrogates form a pair.
        text += cursor.peek() === '\\' ? String.fromCodePoint(takeEscape(cursor, `'"`)) : cursor.match(/[^'\\\r\n]+/y);
    }
    if (text === '') {
        const hint = 'for the empty word write an empty alternative';
        throw cursor.error('antlr-empty-literal', 'a literal must not be empty', hint, start);
    }
    cursor.skipTrivia();
    return text;
}
function unclosed(cursor, start) {
    const hint = "end the literal with `'` on the same line; write a line break as `\\n` and a quote as `\\'`";
    return cursor.error('antlr-unclosed-literal', 'this literal is never closed', hint, start);
}
