/**
 * Returns true if a grammar in Backus-Naur form writes its texts in quotes. Unquoted brackets, braces and quantifiers
 * are then operators; otherwise they are text.
 */
export function quotesTexts(grammar) {
    return firstString.test(grammar);
}
// A double quote before a letter suffices, because it may never be closed; `" <name> "` may be text.
const firstString = /(?:[\s|>([{]|::=)(?:"[^"<\n]*"|'[^'<\n]*'(?=$|[\s|<)\]};?*+])|"[^\s"<|])/m;
