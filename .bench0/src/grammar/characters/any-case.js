import { CharSet } from './char-set.js';
import { charClass, literal, seq } from '../expression.js';
import { unicodeProperty } from './unicode-property.js';
/** Returns the text with each letter in any case: `[Ss][Qq][Ll]`. */
export function anyCase(text, flags = 'i') {
    const items = [];
    let plain = '';
    for (const char of text) {
        const set = ignoreCase(CharSet.chars(char), flags);
        if (set.size === 1) {
            plain += char;
            continue;
        }
        items.push(literal(plain), charClass(set));
        plain = '';
    }
    return seq([...items, literal(plain)]);
}
/** Returns the set with all characters that JavaScript equates with one of its members when it ignores case. */
export function ignoreCase(set, flags) {
    return set.union(flags === 'i' ? byUpperCase(set) : byCaseFolding(set));
}
function byUpperCase(set) {
    upperCases ??= unitsByUpperCase();
    const found = [];
    for (const [from, to] of set.pairs()) {
        for (let unit = from; unit <= Math.min(to, 0xffff); unit++) {
            for (const variant of upperCases.get(upperCaseOf(unit)) ?? [])
                found.push([variant, variant]);
        }
    }
    return CharSet.of(found);
}
/** Computed when first needed and kept for the life of the process: a constant of Unicode. */
let upperCases;
/** Groups the UTF-16 code units that share their upper case with another one. */
function unitsByUpperCase() {
    const groups = new Map();
    for (let unit = 0; unit <= 0xffff; unit++) {
        const upper = upperCaseOf(unit);
        if (upper === unit)
            continue;
        const group = groups.get(upper);
        if (group === undefined)
            groups.set(upper, [upper, unit]);
        else
            group.push(unit);
    }
    return groups;
}
/**
 * Returns the upper case as ECMAScript defines it for comparison: only mappings to a single code unit count, and none
 * from non-ASCII to ASCII.
 */
function upperCaseOf(unit) {
    const upper = String.fromCharCode(unit).toUpperCase();
    const first = upper.charCodeAt(0);
    return upper.length > 1 || (unit >= 128 && first < 128) ? unit : first;
}
/**
 * JavaScript has no case folding function, but its regular expressions fold case, so every cased character is tested.
 */
function byCaseFolding(set) {
    cased ??= casedCharacters();
    const ranges = [...cased.intersect(set).pairs()].map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`);
    const pattern = new RegExp(`^[${ranges.join('')}]$`, 'iu');
    const found = [];
    for (const [from, to] of cased.pairs()) {
        for (let c = from; c <= to; c++)
            if (pattern.test(String.fromCodePoint(c)))
                found.push([c, c]);
    }
    return CharSet.of(found);
}
/** Computed when first needed and kept for the life of the process: a constant of Unicode. */
let cased;
function casedCharacters() {
    const mapped = unicodeProperty('Changes_When_Casemapped') ?? CharSet.empty;
    return mapped.union(unicodeProperty('Changes_When_Casefolded') ?? CharSet.empty);
}
