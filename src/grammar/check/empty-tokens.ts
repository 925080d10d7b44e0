import type { Diagnostic } from '../diagnostic.ts';
import type { Grammar } from '../grammar.ts';
import { isNullable } from '../analysis/nullable.ts';

/** Finds tokens that can be empty: a tokenizer either never matches them or matches them forever. */
export function emptyTokens(grammar: Grammar): Diagnostic[] {
  return grammar.rules
    .filter(({ kind, body }) => (kind === 'token' || kind === 'skip') && isNullable(grammar, body))
    .map(({ name, location }) => ({
      severity: 'warning',
      code: 'empty-token',
      message: `the token \`${name}\` can be empty`,
      location,
      hint: 'make it match at least one character, and make references to it optional',
    }));
}
