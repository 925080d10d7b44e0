import { CoppiceError } from '../../core/coppice-error.ts';
import { jsonErrorOffset } from '../../core/json-error-offset.ts';
import { SourceText } from '../../core/source-text.ts';

/** Comments, strings, and commas before a closing bracket; strings are matched so that what is in them stays. */
const lexemes = /"(?:[^"\\]|\\[^])*"|\/\/[^\n\r]*|\/\*[^]*?\*\/|,(?=(?:\s|\/\/[^\n\r]*|\/\*[^]*?\*\/)*[\]}])/gu;

/** JSON with comments and trailing commas, as `tsconfig.json` may have. Offsets stay: what goes becomes blanks. */
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
    throw new CoppiceError('malformed-json', `this is no JSON: ${message}`, { location, cause });
  }
}
