/** A segment of target-language code without relevant brackets: a string, a comment, an escape or plain text. */
const opaqueInAction = /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|\/\/[^\n\r]*|\/\*[^]*?\*\/|\\[^]|[^\\"'/{}]+|["'/]/y;
const opaqueInArguments = /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[^"'[\]]+|["']/y;
/** Skips `{ code }` in any language; braces in its strings and comments are ignored. */
export function skipAction(cursor) {
    if (cursor.peek() !== '{')
        throw cursor.unexpected('`{`', 'write code in braces');
    skipBalanced(cursor, '{', '}', opaqueInAction);
}
/** Skips `[ code ]`: parameters, return values, or the arguments of a call. */
export function skipArguments(cursor) {
    if (cursor.peek() !== '[')
        throw cursor.unexpected('`[`', 'write declarations in brackets, for example `[int n]`');
    skipBalanced(cursor, '[', ']', opaqueInArguments);
}
function skipBalanced(cursor, open, close, opaque) {
    const start = cursor.offset;
    let depth = 0;
    do {
        if (cursor.take(open))
            depth++;
        else if (cursor.take(close))
            depth--;
        else if (cursor.match(opaque) === undefined)
            throw unclosed(cursor, open, close, start);
    } while (depth > 0);
    cursor.skipTrivia();
}
function unclosed(cursor, open, close, start) {
    const hint = `add the missing \`${close}\`; brackets and quotes inside the code must be balanced too`;
    return cursor.error('antlr-unclosed-code', `the code after this \`${open}\` is never closed`, hint, start);
}
