/** Reads the `@weight` before an alternative; returns 1 if there is none. */
export function readWeight(cursor) {
    if (cursor.match(/@weight(?![\w-])/y) === undefined)
        return 1;
    cursor.skipBlanks();
    const start = cursor.offset;
    const written = cursor.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?![\p{L}\p{N}_])/iuy);
    const weight = Number(written ?? Number.NaN);
    if (weight > 0 && weight < Infinity)
        return weight;
    cursor.offset = start;
    const hint = 'a weight is a positive number, such as `@weight 3` or `@weight 0.5`; the default is 1';
    throw cursor.error('ebnf-bad-weight', `${cursor.here()} is not a weight`, hint);
}
