import { CoppiceError } from '../../core/coppice-error.ts';
import { jsonErrorOffset } from '../../core/text/json-error-offset.ts';
import { SourceText } from '../../core/text/source-text.ts';

/** Comments, trailing commas, and strings. Strings are matched so that their contents are kept. */
const lexemes = /"(?:[^"\\]|\\[^])*"|\/\/[^\n\r]*|\/\*[^]*?\*\/|,(?=(?:\s|\/\/[^\n\r]*|\/\*[^]*?\*\/)*[\]}])/gu;

/** Parses JSON with comments and trailing commas. These are replaced by blanks, so that offsets do not change. */
export function parseJsonc(file: string, text: string): unknown {
  const plain = text
    .replace(/^\uFEFF/u, ' ')
    .replaceAll(lexemes, (lexeme) => (lexeme.startsWith('"') ? lexeme : lexeme.replaceAll(/[^\n\r]/gu, ' ')));
  if (plain.trim() === '') return {};
  try {
    return JSON.parse(plain) as unknown;
  } catch (cause) {
    const { message } = cause as Error;
    const location = new SourceText(file, text).locationAt(jsonErrorOffset(plain, message));
    throw new CoppiceError('malformed-json', `invalid JSON: ${message}`, { location, cause });
  }
}
