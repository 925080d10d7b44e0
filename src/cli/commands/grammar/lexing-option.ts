import { oneOf } from '../../option.ts';

export const lexings = ['auto', 'longest-match', 'any-length'] as const;

export function lexingOption<F extends (typeof lexings)[number]>(fallback: F) {
  return oneOf(lexings, `how to split the text into tokens, if the grammar has tokens (${fallback})`, fallback);
}
