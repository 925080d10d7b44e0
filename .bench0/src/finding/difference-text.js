/** Upper limit of characters that are shown of a result, and of those before the place where results differ. */
const mostShown = 100;
const mostBefore = 40;
/** Characters without a glyph, except for the space. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
/**
 * The results of compared targets, one below the other, with a mark below the place where those of the two largest
 * groups differ; of long results, the part around that place.
 */
export function differenceRows({ results = [], groups = [] }) {
    if (results.length === 0)
        return [];
    const width = Math.max(...results.map(({ side }) => side.length));
    const texts = results.map(textOf);
    const at = firstDifferenceOf(texts[groups[0]?.[0] ?? 0] ?? '', texts[groups[1]?.[0] ?? 0] ?? '');
    const isLong = texts.some((text) => text.length > mostShown);
    const start = isLong && at > mostBefore ? at - mostBefore : 0;
    const rows = results.map(({ side }, i) => `  ${side.padEnd(width)}  ${part(texts[i], start)}`);
    const mark = `${' '.repeat(2 + width + 2 + (start > 0 ? ellipsis.length : 0) + at - start)}^`;
    return [...rows, ...(isMarked(results, groups) ? [mark] : []), ...agreementRows(results, groups)];
}
/** Which side returned and which threw needs no mark. */
function isMarked(results, groups) {
    const [one, other] = groups.map(([first]) => results[first ?? 0]?.outcome);
    return one === other && (one === 'returned' || one === 'threw');
}
function agreementRows(results, groups) {
    const [largest = []] = groups;
    if (results.length < 3)
        return [];
    if (largest.length < 2)
        return [`  no two of ${results.length} agree`];
    const names = largest.map((side) => results[side]?.side ?? '');
    return [`  ${largest.length} of ${results.length} agree: ${names.join(', ')}`];
}
function textOf(result) {
    switch (result.outcome) {
        case 'hung':
            return 'did not finish within the time limit';
        case 'memory':
            return 'ran out of memory';
        case 'ended':
            return 'finished';
        case 'returned':
            return escaped(`returned ${result.value.replaceAll(/\n\s*/gu, ' ')}`);
        case 'threw':
            return escaped(`threw ${result.error}`);
    }
}
function escaped(text) {
    return text.replaceAll(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
const ellipsis = '...';
function part(text, start) {
    const shown = text.slice(start, start + mostShown);
    return `${start > 0 ? ellipsis : ''}${shown}${start + mostShown < text.length ? ellipsis : ''}`;
}
function firstDifferenceOf(one, other) {
    let at = 0;
    while (at < one.length && one[at] === other[at])
        at++;
    return at;
}
