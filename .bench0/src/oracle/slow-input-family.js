const longestPart = 3;
const mostPlaces = 48;
/** Returns the text of the family with this many repetitions. */
export function repeated({ before, part, after }, times) {
    return { kind: 'text', text: before + part.repeat(times) + after };
}
/** Returns the text of the family with about this length. */
export function pumped(family, length) {
    const { before, part, after } = family;
    return repeated(family, Math.max(1, Math.ceil((length - before.length - after.length) / part.length)));
}
/**
 * Returns the pumps of a text, each with and without the text after the repeated part: a regular expression backtracks
 * only if the match fails, which may depend on that text.
 */
export function* pumpsOf(text) {
    const step = Math.max(1, Math.ceil(text.length / mostPlaces));
    for (let size = 1; size <= Math.min(longestPart, text.length); size++) {
        for (let at = 0; at + size <= text.length; at += step) {
            const [before, part, after] = [text.slice(0, at), text.slice(at, at + size), text.slice(at + size)];
            yield { before, part, after };
            if (after !== '')
                yield { before, part, after: '' };
        }
    }
}
