const controls = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
/** Reads the string that starts here; throws if there is none. */
export function readJsonString(cursor) {
    const offset = cursor.offset;
    if (!cursor.take('"')) {
        const hint = cursor.peek() === '}' ? 'remove the last comma' : 'write keys and texts in double quotes';
        throw cursor.error('json-expected-string', `expected a string, found ${cursor.here()}`, hint);
    }
    let text = '';
    for (;;) {
        // oxlint-disable-next-line no-control-regex -- JSON forbids control characters here
        text += cursor.match(/[^"\\\u0000-\u001f]+/y) ?? '';
        if (cursor.take('"'))
            return { kind: 'string', offset, text };
        if (cursor.peek() === '\\')
            text += readEscape(cursor);
        else
            throw interrupted(cursor, offset);
    }
}
/** Returns the offsets in the file of the string's UTF-16 code units and of its closing quote; escapes are longer. */
export function offsetsInString(source, string) {
    const offsets = [];
    let offset = string.offset + 1;
    for (let i = 0; i <= string.text.length; i++) {
        offsets.push(offset);
        if (source.text[offset] !== '\\')
            offset++;
        else
            offset += source.text[offset + 1] === 'u' ? 6 : 2;
    }
    return offsets;
}
function readEscape(cursor) {
    const start = cursor.offset;
    cursor.offset++;
    const code = cursor.match(/u[0-9a-fA-F]{4}/y);
    if (code !== undefined)
        return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    const char = cursor.peek();
    cursor.offset++;
    if ('"\\/'.includes(char) && char !== '')
        return char;
    const control = controls[char];
    if (control !== undefined)
        return control;
    const hint = 'JSON has the escapes `\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uHHHH`; write a backslash as `\\\\`';
    throw cursor.error('json-bad-escape', 'this is not a JSON escape sequence', hint, start);
}
function interrupted(cursor, start) {
    if (cursor.atEnd || '\r\n'.includes(cursor.peek())) {
        const hint = 'close it with `"` on the same line; write a line break as `\
`';
        return cursor.error('json-unclosed-string', 'this string is never closed', hint, start);
    }
    const unit = cursor.peek().charCodeAt(0).toString(16).padStart(4, '0');
    const hint = cursor.peek() === '\t' ? 'write `\\t`' : `write \`\\u${unit}\``;
    return cursor.error('json-control-character', 'a string cannot contain this control character unescaped', hint);
}
