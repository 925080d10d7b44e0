export function readPeggyCount(cursor) {
    const offset = cursor.offset;
    if (cursor.take('?'))
        return { kind: 'suffix', min: 0, max: 1, offset };
    if (cursor.take('*'))
        return { kind: 'suffix', min: 0, max: Infinity, offset };
    if (cursor.take('+'))
        return { kind: 'suffix', min: 1, max: Infinity, offset };
    return startsBounds(cursor) ? readBounds(cursor, offset) : undefined;
}
/** Returns true at the start of a count. A bar may also end an enclosing count: `"a"|1.., ","|`. */
function startsBounds(cursor) {
    return cursor.lookAhead(() => {
        if (!cursor.take('|'))
            return false;
        cursor.skipBlanks();
        if (cursor.peek() === '{')
            cursor.skipCode();
        else if (cursor.match(/\d+/y) === undefined && cursor.matchName() === undefined)
            return cursor.looksAt('..');
        cursor.skipBlanks();
        return cursor.looksAt('..') || '|,'.includes(cursor.peek());
    });
}
function readBounds(cursor, offset) {
    cursor.take('|');
    const low = readBound(cursor);
    cursor.skipBlanks();
    const high = cursor.take('..') ? readBound(cursor) : low;
    const min = low === 'computed' ? 0 : (low ?? 0);
    const max = high === 'computed' ? Infinity : (high ?? Infinity);
    if (min <= max)
        return { kind: 'bars', min, max, offset };
    const message = `\`|${min}..${max}|\` has a minimum greater than its maximum`;
    throw cursor.error('peggy-reversed-count', message, `write the smaller number first: \`|${max}..${min}|\``, offset);
}
/** Reads a number, or a label or code block whose value only a parser can compute. */
function readBound(cursor) {
    cursor.skipBlanks();
    const offset = cursor.offset;
    const digits = cursor.match(/\d+/y);
    if (digits !== undefined) {
        const bound = Number(digits);
        if (bound <= Number.MAX_SAFE_INTEGER)
            return bound;
        throw cursor.error('peggy-bad-count', `\`${digits}\` is too large`, 'for no upper limit write `|2..|`', offset);
    }
    if (cursor.peek() === '{')
        cursor.skipCode();
    else if (cursor.matchName() === undefined)
        return undefined;
    cursor.warn('peggy-computed-count', 'this count is computed by a parser; any number of repetitions is derived', offset);
    return 'computed';
}
