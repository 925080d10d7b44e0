/** Reads `? * + {n} {n,} {n,m} {,m}`, which a following `?` makes lazy; returns undefined if there is no quantifier. */
export function readEbnfQuantifier(cursor) {
    const bounds = readBounds(cursor);
    if (bounds === undefined)
        return undefined;
    const lazy = cursor.take('?');
    cursor.skipBlanks();
    if (!startsQuantifier(cursor))
        return { ...bounds, lazy };
    const hint = 'use parentheses: `(a?)*`';
    throw cursor.error('ebnf-double-quantifier', `${cursor.here()} follows another quantifier`, hint);
}
export function startsQuantifier(cursor) {
    return !cursor.atEnd && '?*+{'.includes(cursor.peek());
}
function readBounds(cursor) {
    if (cursor.take('?'))
        return { min: 0, max: 1 };
    if (cursor.take('*'))
        return { min: 0, max: Infinity };
    if (cursor.take('+'))
        return { min: 1, max: Infinity };
    return cursor.peek() === '{' ? readBracedBounds(cursor) : undefined;
}
function readBracedBounds(cursor) {
    const start = cursor.offset;
    const written = cursor.match(/\{\s*(?:\d+\s*(?:,\s*\d*\s*)?|,\s*\d+\s*)\}/y);
    if (written === undefined) {
        const hint = 'write a count as `{3}`, `{2,}`, `{2,5}` or `{,4}`; for any number of times write `( … )*`';
        throw cursor.error('ebnf-bad-count', `${cursor.here()} is not a count`, hint);
    }
    const [low = '', high = low] = written
        .slice(1, -1)
        .split(',')
        .map((bound) => bound.trim());
    const min = Number(low);
    const max = high === '' ? Infinity : Number(high);
    if (min > Number.MAX_SAFE_INTEGER || (max > Number.MAX_SAFE_INTEGER && max !== Infinity)) {
        throw cursor.error('ebnf-bad-count', `the count \`${written}\` is too large`, 'for no upper limit write `{2,}`', start);
    }
    if (max === 0) {
        const hint = 'remove the item, or make it optional with `?`';
        throw cursor.error('ebnf-zero-count', `\`${written}\` never allows its item`, hint, start);
    }
    if (min > max) {
        const hint = `write the smaller count first: \`{${max},${min}}\``;
        throw cursor.error('ebnf-reversed-count', `the count \`${written}\` has a minimum greater than its maximum`, hint, start);
    }
    return { min, max };
}
