import { patternUseOf } from './pattern-use.js';
/** Reads `re.test(s)` from the start of s, a search of s for a constant, or the negation of one. */
export function textTestIn(condition, simplifier) {
    if (condition.kind !== 'application')
        return undefined;
    if (condition.name === 'not') {
        const negated = condition.operands[0] && plainTestIn(condition.operands[0]);
        if (negated !== undefined)
            return { ...negated, isMember: !negated.isMember };
    }
    return plainTestIn(condition) ?? searchIn(condition, simplifier);
}
function plainTestIn(test) {
    if (test.kind !== 'application')
        return undefined;
    const [subject, needle, place] = test.operands;
    switch (test.name) {
        case 'regExpTest': {
            const use = patternUseOf(test);
            return use?.lastIndex === 0 ? { ...use.pattern, subject: use.subject, isMember: true } : undefined;
        }
        case 'includes':
            return searchFor(subject, needle, place, (text) => text);
        case 'startsWith':
            return searchFor(subject, needle, place, (text) => `^${text}`);
        case 'endsWith':
            return searchFor(subject, needle, place, (text) => `${text}$`);
        default:
            return undefined;
    }
}
/** Reads conditions on a search index that is -1, or any other. */
function searchIn(condition, simplifier) {
    const { atom, set } = simplifier.membership(condition) ?? {};
    if (atom?.kind !== 'application' || set === undefined)
        return undefined;
    if (atom.name !== 'indexOf' && atom.name !== 'lastIndexOf')
        return undefined;
    const [subject, needle, place] = atom.operands;
    const found = searchFor(subject, needle, atom.name === 'indexOf' ? withoutZero(place) : place, (text) => text);
    if (found === undefined)
        return undefined;
    if (set.has(-1))
        return set.max === -1 ? { ...found, isMember: false } : undefined;
    return set.min <= 0 && set.size >= longestText ? found : undefined;
}
const longestText = 2 ** 29;
function withoutZero(place) {
    return place?.kind === 'constant' && place.value === 0 ? undefined : place;
}
function searchFor(subject, needle, place, pattern) {
    if (subject?.sort !== 'string' || place !== undefined)
        return undefined;
    if (needle?.kind !== 'constant' || typeof needle.value !== 'string')
        return undefined;
    return { source: pattern(escaped(needle.value)), flags: '', subject, isMember: true };
}
/** Escapes each unit, so that none has a special meaning. */
function escaped(text) {
    return Array.from({ length: text.length }, (_, i) => {
        return `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`;
    }).join('');
}
