import { isNullable } from '../analysis/nullable.js';
/** Finds rules that repeat a part that can be empty: each of their words has infinitely many derivations. */
export function nullableRepeats(grammar) {
    const repeating = new Set(grammar.nodes
        .filter((node) => node.kind === 'repeat' && node.max > 1 && isNullable(grammar, node.item))
        .map((node) => grammar.ownerOf(node)));
    return grammar.rules
        .filter((rule) => repeating.has(rule))
        .map(({ name, location }) => ({
        severity: 'warning',
        code: 'nullable-repeat',
        message: `rule \`${name}\` repeats a part that can be empty`,
        location,
        hint: 'make the repeated part match at least one character: `a*` instead of `(a?)*`',
    }));
}
