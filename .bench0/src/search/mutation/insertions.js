import { interestingTexts } from './interesting-texts.js';
/** All printable ASCII characters, tab and line feed; letters and digits are reduced to a few representatives. */
const keys = ['\n', '\t', ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))];
const fewKeys = keys.filter((key) => !/[\p{L}\p{N}]/u.test(key) || '019aAbefnrtuxzZ'.includes(key));
const parts = [...fewKeys, ...interestingTexts];
/**
 * Inserts every key, every interesting text and every dictionary entry at every position of the text, the end first:
 * an accepted text can most often be continued there.
 */
export function* insertions(text, entries) {
    for (let at = text.length; at >= 0; at--) {
        for (const part of parts)
            yield text.slice(0, at) + part + text.slice(at);
        for (const part of entries)
            yield text.slice(0, at) + part + text.slice(at);
    }
}
