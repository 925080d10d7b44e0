/** Matches names, numbers, white space, and single other characters. */
const token = /\d+|[\p{L}_$][\p{L}\p{N}_$]*|\s+|[^\p{L}\p{N}\s]/gu;
/** Splits a text into tokens as most languages have them. */
export function plainTokens(text) {
    return [...text.matchAll(token)];
}
/** Replaces each token of the text by the word, and inserts the word at every position. */
export function* withEntry(text, word) {
    for (const { 0: found, index } of plainTokens(text))
        yield text.slice(0, index) + word + text.slice(index + found.length);
    for (let at = text.length; at >= 0; at--)
        yield text.slice(0, at) + word + text.slice(at);
}
