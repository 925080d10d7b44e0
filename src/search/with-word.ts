/** Names, numbers, white space, and any other character. */
const token = /\d+|[\p{L}_$][\p{L}\p{N}_$]*|\s+|[^\p{L}\p{N}\s]/gu;

/** What a text is made of, for most languages. */
export function tokensOf(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(token)];
}

/** The text with a word in place of each of its tokens, and put in at every place. */
export function* withWord(text: string, word: string): Generator<string> {
  for (const { 0: found, index } of tokensOf(text))
    yield text.slice(0, index) + word + text.slice(index + found.length);
  for (let at = text.length; at >= 0; at--) yield text.slice(0, at) + word + text.slice(at);
}
