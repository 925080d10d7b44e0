import type { Grammar } from '../grammar.ts';
import { isName } from '../notations/ebnf/name.ts';
import { adaptedNames } from './adapted-names.ts';
import { ebnfAlternatives } from './ebnf-expression.ts';
import { layOutRules } from './lay-out-rules.ts';
import { lexerLosses } from './lexer-losses.ts';
import type { PrintedGrammar } from './printed-grammar.ts';

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
export function printEbnf(grammar: Grammar): PrintedGrammar {
  const names = adaptedNames(
    grammar.rules.map((rule) => rule.name),
    ebnfName,
  );
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

function ebnfName(name: string): string {
  if (isName(name)) return name;
  const readable = name.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '_').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return isName(readable) ? readable : `rule_${readable}`;
}
