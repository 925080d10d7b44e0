/**
 * Whether a grammar in Backus-Naur form writes its texts in quotes. Then brackets, braces and quantifiers that stand bare
 * are operators; else they are text like everything else.
 */
export function quotesTexts(grammar: string): boolean {
  return firstString.test(grammar);
}

// A double quote before a letter is enough, for it may never be closed; `" <name> "` may well be text.
const firstString = /(?:[\s|>([{]|::=)(?:"[^"<\n]*"|'[^'<\n]*'(?=$|[\s|<)\]};?*+])|"[^\s"<|])/m;
