import { reachableRules } from '../analysis/reachable-rules.js';
/** Finds rules that neither a derivation nor the tokenizer can use. */
export function unreachableRules(grammar) {
    const lexical = grammar.lexerRules.flatMap(({ rule, type }) => [rule, type]).map((index) => grammar.rules[index]);
    const reachable = new Set(reachableRules(grammar, [grammar.start, ...lexical]));
    return grammar.rules
        .filter((rule) => !reachable.has(rule))
        .map(({ name, location }) => ({
        severity: 'warning',
        code: 'unreachable-rule',
        message: `rule \`${name}\` cannot be reached from the start rule \`${grammar.start.name}\``,
        location,
        hint: 'refer to it, remove it, or choose another start rule',
    }));
}
