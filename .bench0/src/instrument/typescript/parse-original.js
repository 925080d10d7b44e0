import { parseSync } from 'oxc-parser';
import { sourceLanguage } from './source-language.js';
/** Parses a file with its types, for readers of the original text; undefined if it cannot be parsed. */
export function parseOriginal(file, text) {
    const { program, comments, errors } = parseSync(file, text, { lang: sourceLanguage(file) });
    return errors.length > 0 ? undefined : { program, comments };
}
