import { CoppiceError } from '../../core/coppice-error.js';
import { jsonErrorOffset } from '../../core/text/json-error-offset.js';
import { SourceText } from '../../core/text/source-text.js';
/** Comments, trailing commas, and strings. Strings are matched so that their contents are kept. */
const lexemes = /"(?:[^"\\]|\\[^])*"|\/\/[^\n\r]*|\/\*[^]*?\*\/|,(?=(?:\s|\/\/[^\n\r]*|\/\*[^]*?\*\/)*[\]}])/gu;
/** Parses JSON with comments and trailing commas. These are replaced by blanks, so that offsets do not change. */
export function parseJsonc(file, text) {
    const plain = text
        .replace(/^\uFEFF/u, ' ')
        .replaceAll(lexemes, (lexeme) => (lexeme.startsWith('"') ? lexeme : lexeme.replaceAll(/[^\n\r]/gu, ' ')));
    if (plain.trim() === '')
        return {};
    try {
        return JSON.parse(plain);
    }
    catch (cause) {
        const { message } = cause;
        const location = new SourceText(file, text).locationAt(jsonErrorOffset(plain, message));
        throw new CoppiceError('malformed-json', `invalid JSON: ${message}`, { location, cause });
    }
}
