/** Length of the repeated part: a parser that recurses a few times for each bracket exhausts the stack before. */
const nestedLength = 24_000;
const longestPart = 10;
const mostPlaces = 24;
const pairs = { '(': ')', '[': ']', '{': '}', '<': '>' };
/**
 * Variants of a text in which a part is repeated that may nest: parts that start with an opening bracket, with and
 * without as many closing brackets, and single characters. The text before and behind is kept.
 */
export function* nestedTexts(text) {
    for (let at = 0; at < Math.min(text.length, mostPlaces); at++) {
        const before = text.slice(0, at);
        const closing = pairs[text[at]];
        const longest = closing === undefined ? 1 : longestPart;
        for (let size = 1; size <= Math.min(longest, text.length - at); size++) {
            const part = text.slice(at, at + size);
            const depth = Math.floor(nestedLength / size);
            yield before + part.repeat(depth) + (closing === undefined ? text.slice(at + size) : '');
            const end = closing === undefined ? -1 : text.lastIndexOf(closing);
            if (closing === undefined || end < at + size)
                continue;
            yield before + part.repeat(depth) + text.slice(at + size, end) + closing.repeat(depth) + text.slice(end + 1);
        }
    }
}
