import type { Grammar, Rule } from '../grammar.ts';
import { isName } from '../notations/ebnf/name.ts';
import { adaptedNames } from './adapted-names.ts';
import { ebnfAlternatives, joinAlternatives, type RuleNames } from './ebnf-expression.ts';
import { lexerLosses } from './lexer-losses.ts';
import type { PrintedGrammar } from './printed-grammar.ts';

const widest = 100;

/** In Coppice EBNF. Read again, the text gives an equal grammar but for the losses and for names that it cannot hold. */
export function printEbnf(grammar: Grammar): PrintedGrammar {
  const names = adaptedNames(
    grammar.rules.map((rule) => rule.name),
    ebnfName,
  );
  const start = grammar.rules.find((rule) => rule.kind === 'syntax') ?? grammar.rules[0];
  const rules = grammar.rules.map((rule) => {
    const mark = rule === grammar.start && rule !== start ? '@start ' : '';
    const kind = rule.kind === 'syntax' ? '' : `@${rule.kind} `;
    return printRule(`${mark}${kind}${names[rule.index]}`, rule, names);
  });
  return { text: joinRules(rules), losses: lexerLosses(grammar) };
}

/** A rule that needs several lines stands apart from its neighbours. */
function joinRules(rules: readonly string[]): string {
  let text = '';
  rules.forEach((rule, i) => {
    const apart = i > 0 && (rule.includes('\n') || rules[i - 1]?.includes('\n') === true);
    text += `${apart ? '\n' : ''}${rule}\n`;
  });
  return text;
}

function printRule(head: string, rule: Rule, names: RuleNames): string {
  const alternatives = ebnfAlternatives(rule.body, names);
  const line = [head, '=', joinAlternatives(alternatives), ';'].filter((part) => part !== '').join(' ');
  if (line.length <= widest || alternatives.length === 1) return line;
  const lines = alternatives.map((alternative, i) => `  ${i === 0 ? '=' : '|'} ${alternative}`.trimEnd());
  return [head, ...lines, '  ;'].join('\n');
}

function ebnfName(name: string): string {
  if (isName(name)) return name;
  const readable = name.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '_').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return isName(readable) ? readable : `rule_${readable}`;
}
