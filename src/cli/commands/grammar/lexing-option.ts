import { oneOf } from '../../option.ts';

export const lexings = ['auto', 'longest-match', 'any-length'] as const;

export function lexingOption<F extends (typeof lexings)[number]>(fallback: F) {
  return oneOf(
    lexings,
    `how to cut the text into tokens, where the grammar has tokens; ${fallback} if not given`,
    fallback,
  );
}
