import path from 'node:path';
import type { SourceText } from '../../core/source-text.ts';
import type { GrammarDraft } from '../grammar-draft.ts';
import { EbnfCursor } from './ebnf/ebnf-cursor.ts';
import { type EbnfRule, readRule } from './ebnf/read-rule.ts';
import type { Notation } from './notation.ts';

export const ebnf: Notation = {
  name: 'Coppice EBNF',
  extensions: ['.ebnf'],
  read: readEbnf,
};

function readEbnf(source: SourceText): GrammarDraft {
  const cursor = new EbnfCursor(source);
  const rules: EbnfRule[] = [];
  let start: EbnfRule | undefined;
  for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks()) {
    const rule = readRule(cursor);
    if (rule.isStart && start !== undefined) {
      const hint = `rule \`${start.name}\` is marked already; take one of the marks away`;
      throw cursor.error('ebnf-second-start', 'a grammar has one start rule', hint, rule.offset);
    }
    if (rule.isStart) start = rule;
    rules.push(rule);
  }
  return { name: path.parse(source.file).name, source, rules, start: start?.name, warnings: cursor.warnings };
}
