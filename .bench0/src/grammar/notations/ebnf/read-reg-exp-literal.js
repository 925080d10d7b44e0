import { readRegExp } from '../regular-expression.js';
/** Reads `/pattern/flags`; the cursor is at the first slash. */
export function readRegExpLiteral(cursor) {
    const start = cursor.offset;
    cursor.offset++;
    const pattern = readPattern(cursor, start);
    const flags = cursor.match(/[\p{L}\p{N}_]*/uy) ?? '';
    return readRegExp({ pattern, flags, offset: start + 1 }, cursor);
}
/** Reads up to the slash that ends the literal, which is neither escaped nor in a class. */
function readPattern(cursor, start) {
    const patternStart = cursor.offset;
    let inClass = false;
    for (let char = cursor.peek(); char !== '/' || inClass; char = cursor.peek()) {
        if (char === '\\')
            char = cursor.peek(1);
        else if (char === '[')
            inClass = true;
        else if (char === ']')
            inClass = false;
        if (char === '' || '\r\n'.includes(char)) {
            const hint = 'close it with `/` on the same line; separate alternatives by `|`';
            throw cursor.error('ebnf-unclosed-reg-exp', 'this regular expression is never closed', hint, start);
        }
        cursor.offset += cursor.peek() === '\\' ? 2 : 1;
    }
    cursor.offset++;
    return cursor.source.text.slice(patternStart, cursor.offset - 1);
}
