import { codePointAt, emptyList, getOwnPropertyDescriptor, isRegExp, textIndexOf, uncurry, } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
const { prototype } = RegExp;
const getter = (name) => uncurry(getOwnPropertyDescriptor(prototype, name)?.get);
const sourceOf = getter('source');
const flagGetters = [
    ['d', getter('hasIndices')],
    ['g', getter('global')],
    ['i', getter('ignoreCase')],
    ['m', getter('multiline')],
    ['s', getter('dotAll')],
    ['u', getter('unicode')],
    ['y', getter('sticky')],
];
const unicodeSets = getOwnPropertyDescriptor(prototype, 'unicodeSets') === undefined ? undefined : getter('unicodeSets');
const nativeExec = prototype.exec;
/** Undefined if the value is not a regular expression or its `exec` was replaced. */
export function regExpFacts(value) {
    if (!isRegExp(value) || peek(value, 'exec') !== nativeExec)
        return undefined;
    let flags = '';
    for (let at = 0; at < flagGetters.length; at++) {
        const entry = flagGetters[at];
        if (entry[1](value) === true)
            flags += entry[0];
    }
    if (unicodeSets !== undefined && unicodeSets(value) === true)
        flags += 'v';
    // `lastIndex` is an own data property of every regular expression and cannot become an accessor.
    const stored = value.lastIndex;
    const global = flags.length > 0 && (flags[0] === 'g' || flags[1] === 'g');
    const sticky = flags[flags.length - 1] === 'y' || flags[flags.length - 2] === 'y';
    const moves = global || sticky;
    const lastIndex = moves && typeof stored === 'number' && stored > 0 ? stored : 0;
    return { regExp: value, source: sourceOf(value), flags, lastIndex, global, moves };
}
const RegExpClass = RegExp;
const exec = uncurry(nativeExec);
/** Upper limit of matches that are counted. */
const mostMatches = 1024;
/**
 * All matches of a global pattern from the start of a text, or the first match of another pattern; undefined for a
 * sticky pattern, or if there are more than `mostMatches`.
 */
export function matchesOf({ source, flags, global, moves }, text) {
    // A sticky pattern starts at its `lastIndex`, so its matches do not depend on the text alone.
    if (moves && !global)
        return undefined;
    const copy = new RegExpClass(source, flags);
    const matches = emptyList();
    for (let match = exec(copy, text); match !== null; match = exec(copy, text)) {
        if (matches.length >= mostMatches)
            return undefined;
        matches[matches.length] = { index: match.index, groups: match };
        if (!global)
            break;
        // An empty match would be found again; in Unicode mode, no match starts inside a surrogate pair.
        if (match[0] === '')
            copy.lastIndex += (codePointAt(text, copy.lastIndex) ?? 0) > 0xffff && unicode(flags) ? 2 : 1;
    }
    return matches;
}
function unicode(flags) {
    for (let at = 0; at < flags.length; at++)
        if (flags[at] === 'u' || flags[at] === 'v')
            return true;
    return false;
}
const syntax = '$()*+.?[\\]^{|}/';
/** The pattern that matches exactly the given string; undefined if the value is not a string. */
export function literalFacts(text, global) {
    if (typeof text !== 'string')
        return undefined;
    let source = text === '' ? '(?:)' : '';
    for (let at = 0; at < text.length; at++) {
        source += textIndexOf(syntax, text[at], 0) < 0 ? text[at] : `\\${text[at]}`;
    }
    const flags = global ? 'g' : '';
    return { regExp: new RegExpClass(source, flags), source, flags, lastIndex: 0, global, moves: global };
}
