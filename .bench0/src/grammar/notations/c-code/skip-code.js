/** Matches a comment, string, character or name at once, so that characters inside it are ignored. */
const codeToken = /\/\*[^]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\w+|[ \t]+|[^]/y;
/** Skips `{…}` in C or a similar language and returns it; undefined if it is never closed. */
export function skipBraces(cursor) {
    const start = cursor.offset;
    let depth = 0;
    for (let found = cursor.match(codeToken); found !== undefined; found = cursor.match(codeToken)) {
        if (found === '{')
            depth++;
        else if (found === '}' && --depth === 0)
            return cursor.source.text.slice(start, cursor.offset);
    }
    cursor.offset = start;
    return undefined;
}
/** Skips code up to the end of the line; braces that are opened on it are skipped up to their end. */
export function skipLine(cursor) {
    const start = cursor.offset;
    let depth = 0;
    while (!cursor.atEnd && (depth > 0 || cursor.peek() !== '\n')) {
        const found = cursor.match(codeToken);
        if (found === '{')
            depth++;
        else if (found === '}')
            depth--;
    }
    return cursor.source.text.slice(start, cursor.offset);
}
/** Skips code up to and including `end` and returns it; returns undefined, without moving, if `end` does not occur. */
export function skipTo(cursor, end) {
    const start = cursor.offset;
    while (!cursor.atEnd) {
        if (cursor.take(end))
            return cursor.source.text.slice(start, cursor.offset);
        cursor.match(codeToken);
    }
    cursor.offset = start;
    return undefined;
}
/** Returns the code without comments and with empty strings, so that it can be searched for names. */
export function bareCode(code) {
    return code.replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/g, (found) => {
        if (found.startsWith('/'))
            return ' ';
        return found.startsWith('"') ? '""' : found;
    });
}
