import { repeat } from '../../expression.js';
/**
 * Reads an optional `*`, `2*`, `*5`, `2*5` or `3` before an element; returns a function that applies it to the element.
 */
export function readAbnfCount(cursor) {
    const start = cursor.offset;
    const written = cursor.match(/\d*\*\d*|\d+/y);
    refuseList(cursor, start);
    if (written === undefined)
        return (element) => element;
    const [low = '', high = low] = written.split('*');
    const min = Number(low);
    const max = high === '' ? Infinity : Number(high);
    if (min > max) {
        const hint = `write the smaller number first: \`${max}*${min}\``;
        throw cursor.error('abnf-reversed-count', `\`${written}\` has a minimum greater than its maximum`, hint, start);
    }
    if (min > Number.MAX_SAFE_INTEGER || (max > Number.MAX_SAFE_INTEGER && max !== Infinity)) {
        throw cursor.error('abnf-bad-count', `\`${written}\` is too large`, 'for no upper limit write `2*`', start);
    }
    cursor.skipBlanks();
    return (element) => repeat(element, min, max);
}
/** Rejects lists, with which HTTP standards extend ABNF: their meaning depends on rules of those standards. */
function refuseList(cursor, start) {
    if (cursor.peek() !== '#')
        return;
    const hint = 'write the list out: `1#x` is `x *( OWS "," OWS x )`';
    throw cursor.error('abnf-list', 'lists with `#` are an HTTP extension and not part of ABNF', hint, start);
}
