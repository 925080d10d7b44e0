import { parseSync, type Comment, type Program } from 'oxc-parser';

import { sourceLanguage } from './source-language.ts';
import { isTooDeepToParse } from './too-deep.ts';

/** Parses a file with its types, for readers of the original text; undefined if it cannot be parsed. */
export function parseOriginal(
  file: string,
  text: string,
): { readonly program: Program; readonly comments: readonly Comment[] } | undefined {
  if (isTooDeepToParse(text)) return undefined;
  const { program, comments, errors } = parseSync(file, text, { lang: sourceLanguage(file) });
  return errors.length > 0 ? undefined : { program, comments };
}
