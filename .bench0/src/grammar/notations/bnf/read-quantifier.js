/** Reads a quantifier: `? * +`, `{3}`, `{2,}` or `{2,5}`; returns undefined if there is none. */
export function readBnfQuantifier(cursor) {
    cursor.skipBlanks();
    if (cursor.take('?'))
        return { min: 0, max: 1 };
    if (cursor.take('*'))
        return { min: 0, max: Infinity };
    if (cursor.take('+'))
        return { min: 1, max: Infinity };
    const start = cursor.offset;
    const written = cursor.match(/\{\d{1,9}(?:,\d{0,9})?\}/y);
    if (written === undefined)
        return undefined;
    const [low = '', high = low] = written.slice(1, -1).split(',');
    const [min, max] = [Number(low), high === '' ? Infinity : Number(high)];
    if (min <= max)
        return { min, max };
    const hint = `write the smaller number first: \`{${max},${min}}\``;
    throw cursor.error('bnf-reversed-count', `the count \`${written}\` has a minimum greater than its maximum`, hint, start);
}
