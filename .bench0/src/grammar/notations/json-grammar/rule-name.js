/** Returns the name of a key or reference: `expr` for `<expr>` and for `expr`. */
export function ruleName(written) {
    return /^<[^<>]+>$/.test(written) ? written.slice(1, -1) : written;
}
/** Returns true if a text in angle brackets must be a name; `<=>` and `< a >` are not names. */
export function looksLikeName(text) {
    return /^[\p{L}\p{N}_](?:[\p{L}\p{N}_.:-]*[\p{L}\p{N}_])?$/u.test(text);
}
