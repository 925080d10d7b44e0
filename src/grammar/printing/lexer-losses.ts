import type { Grammar } from '../grammar.ts';
import { defaultMode, type LexerRule } from '../lexer-rule.ts';

/** What of the tokeniser gets lost where a notation says no more of a lexical rule than its kind and its place. */
export function lexerLosses(grammar: Grammar): string[] {
  const modes = new Set(grammar.lexerRules.map((rule) => rule.mode).filter((mode) => mode !== defaultMode));
  const losses = Array.from(modes, (mode) => `the rules of the lexer mode \`${mode}\` apply everywhere`);
  for (const rule of grammar.lexerRules) losses.push(...ruleLosses(rule, grammar));
  if (losses.length === 0 && !isInOrder(grammar)) {
    losses.push('lexical rules are tried in the order of the grammar’s rules, not in the order that they had');
  }
  return losses;
}

function ruleLosses(rule: LexerRule, grammar: Grammar): string[] {
  const [pattern, type] = [grammar.rules[rule.rule], grammar.rules[rule.type]];
  const name = `\`${pattern?.name}\``;
  const losses: string[] = [];
  if (rule.modeActions.length > 0) losses.push(`${name} does not change the lexer mode`);
  if (rule.more) losses.push(`${name} does not go on to a longer token`);
  if (rule.type !== rule.rule) losses.push(`${name} does not make a token of the type \`${type?.name}\``);
  if (rule.guarded) losses.push(`${name} matches without the condition it had`);
  if (rule.hidden !== (pattern?.kind === 'skip')) losses.push(`${name} is not hidden from the syntax rules`);
  return losses;
}

function isInOrder(grammar: Grammar): boolean {
  const expected = grammar.rules.filter((rule) => rule.kind === 'token' || rule.kind === 'skip');
  return (
    expected.length === grammar.lexerRules.length &&
    expected.every((rule, i) => rule.index === grammar.lexerRules[i]?.rule)
  );
}
