import { undefinedResult } from '../undefined-result.js';
import { elementAt, toText } from './operator-function.js';
import { hasKind } from './table-operators.js';
/** Regular expressions, run by the real engine. */
export const regExpOperators = {
    regExpTest: onMatch((match) => match !== null),
    regExpMatchIndex: onMatch((match) => match?.index ?? -1),
    regExpLastIndex: onMatch((_, re) => re.lastIndex),
    regExpGroup: onMatch((match, _, group) => (match === null ? undefined : groupOf(match, group))),
    regExpGroupIndex: (re, s, lastIndex, group) => {
        if (!hasKind(re, 'regExp'))
            return undefinedResult;
        const flags = re.flags.includes('d') ? re.flags : `${re.flags}d`;
        return groupStart({ ...re, flags }, s, lastIndex, group);
    },
    regExpReplace: onRegExp((re, s, replacement, lastIndex) => {
        re.lastIndex = lastIndexOf(lastIndex);
        return s.replace(re, toText(replacement));
    }),
    regExpMatchCount: onRegExp((re, s) => [...s.matchAll(re)].length),
    regExpMatchAllGroup: onRegExp((re, s, k, group) => {
        const match = matchAt(re, s, k);
        return match === undefined ? undefined : groupOf(match, group);
    }),
    regExpMatchAllIndex: onRegExp((re, s, k) => matchAt(re, s, k)?.index ?? -1),
    regExpSplitPart: onRegExp((re, s, i) => elementAt(s.split(re), i)),
    regExpSplitCount: onRegExp((re, s) => s.split(re).length),
};
/** The start of a group, from a match of a regular expression with the flag `d`. */
const groupStart = onMatch((match, _, group) => {
    if (match?.indices === undefined)
        return undefined;
    return typeof group === 'string' ? match.indices.groups?.[group]?.[0] : match.indices[group]?.[0];
});
function onRegExp(use) {
    return (constant, s, third, fourth) => {
        if (!hasKind(constant, 'regExp') || typeof s !== 'string')
            return undefinedResult;
        return use(compiled(constant), s, third, fourth);
    };
}
function onMatch(use) {
    return onRegExp((re, s, lastIndex, group) => {
        re.lastIndex = lastIndexOf(lastIndex);
        return use(re.exec(s), re, group);
    });
}
function matchAt(re, s, k) {
    return [...s.matchAll(re)][Number(k)];
}
function groupOf(match, group) {
    return typeof group === 'string' ? match.groups?.[group] : match[group];
}
function lastIndexOf(lastIndex) {
    return lastIndex === undefined ? 0 : Number(lastIndex);
}
/** Keyed by identity: sources can be long, and one constant may be looked up 65536 times in a row. */
const cache = new WeakMap();
/** Returns a shared object: callers set lastIndex before they use it. */
function compiled(constant) {
    const known = cache.get(constant);
    if (known !== undefined) {
        known.lastIndex = 0;
        return known;
    }
    const made = new RegExp(constant.source, constant.flags);
    cache.set(constant, made);
    return made;
}
