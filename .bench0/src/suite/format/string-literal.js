/**
 * Characters that a reader cannot see or cannot tell apart: controls, marks of direction and format, spaces other than
 * the plain one, line separators, private use, unassigned, lone surrogates, and marks that change the character before.
 */
const invisible = /[\p{Control}\p{Format}\p{Surrogate}\p{Private_Use}\p{Unassigned}\p{Zl}\p{Zp}]|(?! )\p{Zs}|\p{Mark}/gu;
const named = {
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '\b': '\\b',
    '\f': '\\f',
    '\v': '\\v',
};
/** Returns a string literal in the preferred quotes, or in the others if fewer characters have to be escapeText so. */
export function textLiteral(text, singleQuote) {
    const [preferred, other] = singleQuote ? ["'", '"'] : ['"', "'"];
    const quote = text.split(preferred).length > text.split(other).length ? other : preferred;
    return `${quote}${escapeText(text).replaceAll(quote, `\\${quote}`)}${quote}`;
}
/** Escapes backslashes and all invisible characters as in a string literal. */
export function escapeText(text) {
    return escapeInvisible(text.replaceAll('\\', '\\\\'));
}
/** Escapes invisible characters only. */
export function escapeInvisible(text) {
    return text.replaceAll(invisible, (character) => named[character] ?? escapedUnits(character));
}
/** Returns true if a text has characters that a reader cannot see. */
export function hasInvisible(text) {
    return text.search(invisible) >= 0;
}
function escapedUnits(character) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint <= 0xff)
        return `\\x${hex(codePoint, 2)}`;
    return codePoint <= 0xffff ? `\\u${hex(codePoint, 4)}` : `\\u{${hex(codePoint, 1)}}`;
}
function hex(code, digits) {
    return code.toString(16).padStart(digits, '0');
}
