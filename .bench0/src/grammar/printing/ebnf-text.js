/** Returns the text as a string of Coppice EBNF, in the quotes that need fewer escapes. */
export function ebnfText(text) {
    const quote = text.includes('"') && !text.includes("'") ? "'" : '"';
    return quote + Array.from(text, (char) => escaped(char, quote)).join('') + quote;
}
const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };
function escaped(char, quote) {
    if (char === quote)
        return `\\${quote}`;
    const name = named[char];
    if (name !== undefined)
        return name;
    // Invisible and combining characters are written as escapes.
    return /^[\p{L}\p{N}\p{P}\p{S} ]$/u.test(char) ? char : `\\u{${char.codePointAt(0).toString(16)}}`;
}
