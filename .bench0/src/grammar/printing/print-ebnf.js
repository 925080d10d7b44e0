import { isName } from '../notations/ebnf/name.js';
import { adaptedNames } from './adapted-names.js';
import { ebnfAlternatives } from './ebnf-expression.js';
import { layOutRules } from './lay-out-rules.js';
import { lexerLosses } from './lexer-losses.js';
/**
 * Prints Coppice EBNF. Reading the text gives an equal grammar, except for the losses and for names that EBNF does not
 * allow.
 *
 * @example
 * ```ts
 * const { text, losses } = printEbnf(loadGrammarSync('json'));
 * console.log(text, losses);
 * ```
 */
export function printEbnf(grammar) {
    const names = adaptedNames(grammar.rules.map((rule) => rule.name), ebnfName);
    const start = grammar.rules.find((rule) => rule.kind === 'syntax') ?? grammar.rules[0];
    const rules = grammar.rules.map((rule) => {
        const mark = rule === grammar.start && rule !== start ? '@start ' : '';
        const kind = rule.kind === 'syntax' ? '' : `@${rule.kind} `;
        const joinsCase = rule.kind !== 'syntax' || !grammar.hasTokens;
        return {
            head: `${mark}${kind}${names[rule.index]}`,
            alternatives: ebnfAlternatives(rule.body, { names, joinsCase }),
        };
    });
    return { text: layOutRules(rules, '='), losses: lexerLosses(grammar) };
}
function ebnfName(name) {
    if (isName(name))
        return name;
    const readable = name.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '_').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    return isName(readable) ? readable : `rule_${readable}`;
}
