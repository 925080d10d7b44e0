import type { Diagnostic } from '../diagnostic.ts';
import type { Grammar } from '../grammar.ts';
import { isNullable } from '../nullable.ts';

/** Rules that repeat what may be empty: each word then has derivations without number. */
export function nullableRepeats(grammar: Grammar): Diagnostic[] {
  const repeating = new Set(
    grammar.nodes
      .filter((node) => node.kind === 'repeat' && node.max > 1 && isNullable(grammar, node.item))
      .map((node) => grammar.ownerOf(node)),
  );
  return grammar.rules
    .filter((rule) => repeating.has(rule))
    .map(({ name, location }) => ({
      severity: 'warning',
      code: 'nullable-repeat',
      message: `rule \`${name}\` repeats something that can be empty`,
      location,
      hint: 'let the repeated part match at least one character, as in `a*` for `(a?)*`',
    }));
}
