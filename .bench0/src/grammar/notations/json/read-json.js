import { deeper } from '../nesting.js';
import { readJsonString } from './read-json-string.js';
/** Reads a whole text as one JSON value. `JSON.parse` provides no reliable positions. */
export function readJson(cursor) {
    skipBlanks(cursor);
    if (cursor.atEnd)
        throw cursor.error('json-unexpected-end', 'the file contains no JSON value', 'write `{ … }`');
    const value = readValue(cursor, 0);
    skipBlanks(cursor);
    if (cursor.atEnd)
        return value;
    const hint = 'a file contains one value; check whether a bracket is closed too early';
    throw cursor.error('json-after-end', `${cursor.here()} follows the end of the JSON value`, hint);
}
function readValue(cursor, depth) {
    const offset = cursor.offset;
    switch (cursor.peek()) {
        case '{':
            return { kind: 'object', offset, members: readObject(cursor, deeper(cursor, depth)) };
        case '[':
            return { kind: 'array', offset, items: readArray(cursor, deeper(cursor, depth)) };
        case '"':
            return readJsonString(cursor);
        default:
            return readScalar(cursor, offset);
    }
}
function readObject(cursor, depth) {
    return readList(cursor, '{', '}', () => {
        const key = readJsonString(cursor);
        const keyEnd = cursor.offset;
        skipBlanks(cursor);
        if (!cursor.take(':')) {
            const hint = `write \`"${key.text}": …\``;
            throw cursor.error('json-missing-colon', 'expected `:` and a value after the key', hint, keyEnd);
        }
        skipBlanks(cursor);
        return { key, value: readValue(cursor, depth) };
    });
}
function readArray(cursor, depth) {
    return readList(cursor, '[', ']', () => readValue(cursor, depth));
}
function readList(cursor, open, close, readItem) {
    const start = cursor.offset;
    cursor.take(open);
    skipBlanks(cursor);
    const items = [];
    if (cursor.take(close))
        return items;
    for (;;) {
        if (cursor.atEnd)
            throw unclosed(cursor, close, start);
        items.push(readItem());
        const itemEnd = cursor.offset;
        skipBlanks(cursor);
        if (cursor.take(close))
            return items;
        if (cursor.atEnd)
            throw unclosed(cursor, close, start);
        const comma = cursor.offset;
        if (!cursor.take(',')) {
            const hint = `write \`,\` before ${cursor.here()}, or close the list with \`${close}\` first`;
            throw cursor.error('json-missing-comma', `expected \`,\` or \`${close}\``, hint, itemEnd);
        }
        skipBlanks(cursor);
        if (cursor.peek() === close) {
            const hint = 'remove the comma; JSON allows none after the last item';
            throw cursor.error('json-trailing-comma', `this comma is followed by \`${close}\``, hint, comma);
        }
    }
}
function readScalar(cursor, offset) {
    const scalar = cursor.match(/[-+\w.]+/y);
    if (scalar === 'true' || scalar === 'false')
        return { kind: 'boolean', offset, value: scalar === 'true' };
    if (scalar === 'null')
        return { kind: 'null', offset };
    if (scalar !== undefined && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(scalar)) {
        return { kind: 'number', offset, value: Number(scalar) };
    }
    cursor.offset = offset;
    throw cursor.error('json-unexpected', `${cursor.here()} is not a JSON value`, valueHint(cursor));
}
function valueHint(cursor) {
    if (cursor.peek() === "'")
        return 'write JSON strings in double quotes';
    if (cursor.peek() === '/' || cursor.peek() === '#')
        return 'JSON has no comments';
    if (cursor.peek() === ',')
        return 'remove the extra comma';
    return 'a value is a string in double quotes, a number, `true`, `false`, `null`, `[…]` or `{…}`';
}
function unclosed(cursor, close, start) {
    const code = close === ']' ? 'json-unclosed-array' : 'json-unclosed-object';
    return cursor.error(code, 'this bracket is never closed', `close it with \`${close}\``, start);
}
function skipBlanks(cursor) {
    cursor.match(/[ \t\r\n]+/y);
}
