/** Returns the name of the rule for a token that is a character, as grammars write it; other tokens use their names. */
export function characterKey(text) {
    return `'${text}'`;
}
/** Returns the character of such a name; undefined for other tokens. */
export function characterOf(key) {
    return key.startsWith("'") ? key.slice(1, -1) : undefined;
}
