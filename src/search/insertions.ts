import { tellingTexts } from './telling-texts.ts';

/** Everything that a keyboard has; of letters and digits a few stand for the others. */
const keys = ['\n', '\t', ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))];
const fewKeys = keys.filter((key) => !/[\p{L}\p{N}]/u.test(key) || '019aAbefnrtuxzZ'.includes(key));
const parts: readonly string[] = [...fewKeys, ...tellingTexts];

/** The text with one key or one of the words put in, at every place, the end first: that is where a text can go on. */
export function* insertions(text: string, words: readonly string[]): Generator<string> {
  for (let at = text.length; at >= 0; at--) {
    for (const part of parts) yield text.slice(0, at) + part + text.slice(at);
    for (const part of words) yield text.slice(0, at) + part + text.slice(at);
  }
}
