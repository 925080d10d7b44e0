/** A space, or a line break if its group is broken. */
export const line = { kind: 'line', flat: ' ' };
/** Nothing, or a line break if its group is broken. */
export const softLine = { kind: 'line', flat: '' };
export const hardLine = { kind: 'line', flat: undefined };
export const literalLine = { kind: 'literal-line' };
export function group(content, isBroken = false) {
    return { kind: 'group', content, isBroken: isBroken || hasForcedBreak(content) };
}
export function firstFitting(...forms) {
    return { kind: 'choice', forms };
}
export function indent(content) {
    return { kind: 'indent', content };
}
export function fill(parts, separator) {
    return { kind: 'fill', parts, separator };
}
export function ifBroken(broken, flat = '') {
    return { kind: 'if-broken', broken, flat };
}
export function joinDocs(parts, separator) {
    return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
/** Returns true if a document cannot be printed on one line. */
export function hasForcedBreak(doc) {
    if (typeof doc === 'string')
        return false;
    if (!('kind' in doc))
        return doc.some(hasForcedBreak);
    switch (doc.kind) {
        case 'group':
            return doc.isBroken;
        case 'choice':
            return hasForcedBreak(doc.forms[0] ?? '');
        case 'indent':
            return hasForcedBreak(doc.content);
        case 'fill':
            return doc.parts.some(hasForcedBreak);
        case 'line':
            return doc.flat === undefined;
        case 'literal-line':
            return true;
        case 'if-broken':
            return hasForcedBreak(doc.broken);
    }
}
