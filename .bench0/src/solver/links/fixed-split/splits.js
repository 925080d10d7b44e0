import { hasKind } from '../../../constraint/semantics/table-operators.js';
import { splitToSpan, splitToValue } from './split.js';
/**
 * For each operator: the index of the text operand, and the function that splits it; `others` are the other operands.
 */
export const splitters = {
    splitPart: { subject: 0, split: (text, [separator, i]) => part(gaps(text, occurrences(text, separator)), i) },
    splitCount: { subject: 0, split: (text, [separator]) => count(gaps(text, occurrences(text, separator))) },
    regExpSplitPart: { subject: 1, split: (text, [pattern, i]) => part(patternGaps(text, pattern), i) },
    regExpSplitCount: { subject: 1, split: (text, [pattern]) => count(patternGaps(text, pattern)) },
    indexOf: {
        subject: 0,
        split: (text, [needle, from]) => {
            const start = Number(from ?? 0);
            const at = text.indexOf(textOf(needle), start);
            return found(at, needle, [start, at < 0 ? text.length : at]);
        },
    },
    lastIndexOf: {
        subject: 0,
        split: (text, [needle, from]) => {
            const start = from === undefined ? Infinity : Number(from);
            const at = text.lastIndexOf(textOf(needle), start);
            return found(at, needle, [Math.max(at, 0), Math.min(start + textOf(needle).length, text.length)]);
        },
    },
    trim: { subject: 0, split: (text) => trimmed(text, text.trimStart().length, text.trimEnd().length) },
    trimStart: { subject: 0, split: (text) => trimmed(text, text.trimStart().length, text.length) },
    trimEnd: { subject: 0, split: (text) => trimmed(text, text.length, text.trimEnd().length) },
    replace: { subject: 0, split: (text, [needle, by]) => replaced(text, occurrences(text, needle)?.slice(0, 1), by) },
    replaceAll: { subject: 0, split: (text, [needle, by]) => replaced(text, occurrences(text, needle), by) },
    regExpReplace: { subject: 1, split: (text, [pattern, by]) => replaced(text, matches(text, pattern), by) },
    regExpMatchCount: {
        subject: 1,
        split: (text, [pattern]) => {
            const spans = matches(text, pattern);
            return spans && splitToValue(spans.length, spans);
        },
    },
    regExpMatchAllIndex: { subject: 1, split: (text, [pattern, k]) => matchAllIndex(text, pattern, k) },
    regExpMatchAllGroup: { subject: 1, split: (text, [pattern, k, group]) => matchAllGroup(text, pattern, k, group) },
};
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
/** Occurrences of a non-empty text; overlapping ones are skipped, as split and replaceAll do. */
function occurrences(text, needle) {
    if (typeof needle !== 'string' || needle === '')
        return undefined;
    const spans = [];
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
        spans.push([at, at + needle.length]);
    }
    return spans;
}
/** The matches of a pattern; undefined if one of them is empty, because every operation has special rules for those. */
function matches(text, pattern) {
    const found = allMatches(text, pattern);
    const spans = found?.map(({ index, 0: whole }) => [index, index + whole.length]);
    return spans?.some(([from, to]) => from === to) === true ? undefined : spans;
}
function allMatches(text, pattern) {
    if (!hasKind(pattern, 'regExp') || pattern.flags.includes('y'))
        return undefined;
    const flags = [...new Set(`${pattern.flags}gd`)].join('');
    const found = [...text.matchAll(new RegExp(pattern.source, flags))];
    return pattern.flags.includes('g') ? found : found.slice(0, 1);
}
function gaps(text, marks) {
    if (marks === undefined)
        return undefined;
    const starts = [0, ...marks.map(([, to]) => to)];
    const ends = [...marks.map(([from]) => from), text.length];
    return { gaps: starts.map((from, i) => [from, ends[i]]), marks };
}
/** Compared with the result of the real split, which also inserts captures. */
function patternGaps(text, pattern) {
    if (!hasKind(pattern, 'regExp'))
        return undefined;
    const all = { ...pattern, flags: pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g` };
    const read = gaps(text, matches(text, all));
    const real = text.split(new RegExp(pattern.source, pattern.flags));
    const isSame = read?.gaps.length === real.length && read.gaps.every(([from, to], i) => text.slice(from, to) === real[i]);
    return isSame ? read : undefined;
}
function part(read, i) {
    if (read === undefined || typeof i !== 'number')
        return undefined;
    const gap = read.gaps[i];
    return gap === undefined ? splitToValue(undefined, read.marks) : splitToSpan(gap, read.marks);
}
function count(read) {
    return read && splitToValue(read.gaps.length, read.marks);
}
function found(at, needle, searched) {
    if (typeof needle !== 'string' || needle === '')
        return undefined;
    return { ...splitToValue(at, at < 0 ? [] : [[at, at + needle.length]]), searched };
}
/** The removed characters are marked, so that they keep their values. */
function trimmed(text, startLength, endLength) {
    const from = text.length - startLength;
    const to = Math.max(endLength, from);
    return splitToSpan([from, to], [
        [0, from],
        [to, text.length],
    ]);
}
function replaced(text, marks, by) {
    if (typeof by !== 'string' || by.includes('$'))
        return undefined;
    const read = gaps(text, marks);
    if (read === undefined)
        return undefined;
    const segments = read.gaps.flatMap((gap, i) => (i === 0 ? [gap] : [by, gap]));
    return { result: { kind: 'segments', segments }, marks: read.marks };
}
function matchAllIndex(text, pattern, k) {
    const all = allMatches(text, pattern);
    return all && splitToValue(all[Number(k)]?.index ?? -1, []);
}
function matchAllGroup(text, pattern, k, group) {
    const all = allMatches(text, pattern);
    if (all === undefined)
        return undefined;
    const indices = all[Number(k)]?.indices;
    const span = typeof group === 'string' ? indices?.groups?.[group] : indices?.[Number(group)];
    return span === undefined ? splitToValue(undefined, []) : splitToSpan(span, []);
}
