import { alt, type Expression } from '../../expression.ts';
import type { AbnfCursor } from './abnf-cursor.ts';
import type { AbnfRule } from './read-rule-list.ts';

/** Puts the alternatives of `=/` behind those of the rule they belong to. */
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
    // One spelling for both, so that a second definition is found out when the grammar is built.
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
  const message = `\`=/\` adds to \`${name}\`, which is not defined yet: taken as \`=\``;
  cursor.warn('abnf-nothing-to-extend', message, offset, `define it before: \`${name} = …\``);
}
