import { CharSet } from '../../characters/char-set.js';
/** Returns the text as a literal of a rule. */
export function antlrText(text) {
    return `'${Array.from(text, (char) => escaped(char.codePointAt(0), "'\\")).join('')}'`;
}
/** Returns the set as a set of a lexer rule, complemented if that is shorter. */
export function antlrSet(set) {
    if (set.equals(CharSet.all))
        return '.';
    const complement = set.complement();
    return complement.size < set.size ? `~${listed(complement)}` : listed(set);
}
function listed(set) {
    let body = '';
    for (const [from, to] of set.pairs()) {
        // A caret is escaped, because many readers would take `[^` for a complement.
        const bounds = [from, to].map((bound) => (bound === 0x5e ? '\\u005E' : escaped(bound, ']\\-')));
        body += from === to ? bounds[0] : bounds.join(to > from + 1 ? '-' : '');
    }
    return `[${body}]`;
}
const named = new Map([
    [9, '\\t'],
    [10, '\\n'],
    [13, '\\r'],
]);
function escaped(codePoint, special) {
    const name = named.get(codePoint);
    if (name !== undefined)
        return name;
    const char = String.fromCodePoint(codePoint);
    if (special.includes(char))
        return `\\${char}`;
    if (codePoint >= 32 && codePoint < 127)
        return char;
    const digits = codePoint.toString(16).toUpperCase();
    return codePoint > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}
