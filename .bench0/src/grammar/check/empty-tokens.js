import { isNullable } from '../analysis/nullable.js';
/** Finds tokens that can be empty: a tokenizer either never matches them or matches them forever. */
export function emptyTokens(grammar) {
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
