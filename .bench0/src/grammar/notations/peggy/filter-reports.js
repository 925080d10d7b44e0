export function filterReports(cursor) {
    return {
        dropped: ({ how, offset }) => {
            const sign = how === 'ahead' ? '&' : '!';
            const hint = 'the grammar also derives words that it would reject';
            cursor.warn('peggy-predicate', `the predicate \`${sign}\` is ignored, at least in part`, offset, hint);
        },
        empty: ({ offset }) => {
            const hint = 'the predicate excludes every character that the item could match';
            return cursor.error('peggy-never-matches', 'nothing can match here', hint, offset);
        },
    };
}
