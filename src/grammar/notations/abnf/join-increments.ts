import { alt, type Expression } from '../../expression.ts';
import type { AbnfCursor } from './abnf-cursor.ts';
import type { AbnfRule } from './read-rule-list.ts';

/** Appends the alternatives of `=/` to those of the rule that they extend. */
export function joinIncrements(cursor: AbnfCursor, rules: readonly AbnfRule[]): AbnfRule[] {
  const results: { rule: AbnfRule; options: Expression[] }[] = [];
  const byName = new Map<string, (typeof results)[number]>();
  for (const rule of rules) {
    const earlier = byName.get(rule.name.toLowerCase());
    if (earlier !== undefined && rule.isIncrement) {
      earlier.options.push(...optionsOf(rule.body));
      continue;
    }
    if (rule.isIncrement) warnOfNothingToExtend(cursor, rule);
    // The same case for both names, so that `buildGrammar` detects the second definition.
    const result = {
      rule: earlier === undefined ? rule : { ...rule, name: earlier.rule.name },
      options: optionsOf(rule.body),
    };
    results.push(result);
    byName.set(rule.name.toLowerCase(), result);
  }
  return results.map(({ rule, options }) => withBody(rule, alt(options)));
}

function withBody({ name, isIncrement, source, offset }: AbnfRule, body: Expression): AbnfRule {
  return { name, isIncrement, body, source, offset };
}

function optionsOf(body: Expression): Expression[] {
  return body.kind === 'alt' ? [...body.options] : [body];
}

function warnOfNothingToExtend(cursor: AbnfCursor, { name, offset }: AbnfRule): void {
  const message = `\`=/\` extends \`${name}\`, which is not defined yet; it is read as \`=\``;
  cursor.warn('abnf-nothing-to-extend', message, offset, `define it first: \`${name} = …\``);
}
