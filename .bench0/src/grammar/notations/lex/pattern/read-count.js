/** Reads `? * + {3} {2,} {2,5}`; returns undefined if there is no count. */
export function readLexCount(cursor) {
    if (cursor.take('?'))
        return { min: 0, max: 1 };
    if (cursor.take('*'))
        return { min: 0, max: Infinity };
    if (cursor.take('+'))
        return { min: 1, max: Infinity };
    const start = cursor.offset;
    const written = cursor.match(/\{\d+(?:,\d*)?\}/y);
    if (written === undefined)
        return undefined;
    const [low = '', high = low] = written.slice(1, -1).split(',');
    const min = Number(low);
    const max = high === '' ? Infinity : Number(high);
    if (min > Number.MAX_SAFE_INTEGER || (max > Number.MAX_SAFE_INTEGER && max !== Infinity)) {
        throw cursor.error('lex-bad-count', `the count \`${written}\` is too large`, 'for no upper limit write `{2,}`', start);
    }
    if (min <= max)
        return { min, max };
    const hint = `write the smaller number first: \`{${max},${min}}\``;
    throw cursor.error('lex-reversed-count', `the count \`${written}\` has a minimum greater than its maximum`, hint, start);
}
