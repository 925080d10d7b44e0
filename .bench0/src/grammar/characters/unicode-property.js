import { CharSet } from './char-set.js';
/** Cache for the life of the process: properties do not change, and there are at most a few hundred of them. */
const setsByProperty = new Map();
/**
 * Returns the code points with a Unicode property, named as in JavaScript's `\p{…}`: `L`, `Script=Greek`, `Alphabetic`.
 * Returns undefined if the engine has no such property of single code points.
 */
export function unicodeProperty(name) {
    if (!setsByProperty.has(name))
        setsByProperty.set(name, compute(name));
    return setsByProperty.get(name);
}
function compute(name) {
    if (!/^\w+(=\w+)?$/.test(name))
        return undefined;
    try {
        return membersOf(new RegExp(`\\p{${name}}+`, 'gu'));
    }
    catch {
        return undefined;
    }
}
/** One search over a text of all code points is far faster than a million searches over one code point each. */
function membersOf(runs) {
    const ranges = [];
    for (const { first, text } of (allCodePoints ??= codePointRanges())) {
        const unitsPerCodePoint = first > 0xffff ? 2 : 1;
        for (const match of text.matchAll(runs)) {
            const from = first + match.index / unitsPerCodePoint;
            ranges.push([from, from + match[0].length / unitsPerCodePoint - 1]);
        }
    }
    return CharSet.of(ranges);
}
/** Computed when first needed and kept for the life of the process. */
let allCodePoints;
/** Returns all code points, split where a high surrogate would be followed by a low one and form a pair. */
function codePointRanges() {
    const bounds = [0, 0xdc00, 0x10000, 0x110000];
    return bounds.slice(0, -1).map((first, i) => ({ first, text: textOf(first, bounds[i + 1]) }));
}
function textOf(first, end) {
    let text = '';
    for (let from = first; from < end; from += 0x400) {
        text += String.fromCodePoint(...Array.from({ length: 0x400 }, (_, i) => from + i));
    }
    return text;
}
