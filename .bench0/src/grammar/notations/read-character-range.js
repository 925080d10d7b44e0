/** Reads `a-z` or a single member of a class; a hyphen before the closing bracket is an ordinary character. */
export function readCharacterRange(cursor, readBound, reversed) {
    const start = cursor.offset;
    const from = readBound();
    if (cursor.peek() !== '-' || cursor.peek(1) === ']')
        return [from, from];
    cursor.offset++;
    const to = readBound();
    if (from <= to)
        return [from, to];
    const written = cursor.source.text.slice(start, cursor.offset);
    throw cursor.error(reversed.code, `the range \`${written}\` is reversed`, reversed.hint, start);
}
