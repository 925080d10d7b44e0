import path from 'node:path';
import type { SourceText } from '../../core/text/source-text.ts';
import type { GrammarDraft } from '../grammar-draft.ts';
import { EbnfCursor } from './ebnf/ebnf-cursor.ts';
import { ImplicitTokens } from './ebnf/implicit-tokens.ts';
import { type EbnfRule, readEbnfRule } from './ebnf/read-rule.ts';
import type { Notation } from './notation.ts';

export const ebnf: Notation = {
  name: 'Coppice EBNF',
  extensions: ['.ebnf'],
  read: readEbnf,
};

function readEbnf(source: SourceText): GrammarDraft {
  const plain = readRules(new EbnfCursor(source), undefined);
  // Whether syntax rules consist of characters or of tokens is known only after the last rule.
  return plain.rules.some(({ kind }) => kind === 'token' || kind === 'skip')
    ? readRules(new EbnfCursor(source), new ImplicitTokens())
    : plain;
}

function readRules(cursor: EbnfCursor, tokens: ImplicitTokens | undefined): GrammarDraft {
  const { source, warnings } = cursor;
  const rules: EbnfRule[] = [];
  let start: EbnfRule | undefined;
  for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks()) {
    const rule = readEbnfRule(cursor, tokens);
    if (rule.isStart && start !== undefined) {
      const hint = `rule \`${start.name}\` is already marked; remove one of the marks`;
      throw cursor.error('ebnf-second-start', 'a second rule is marked as the start rule', hint, rule.offset);
    }
    if (rule.isStart) start = rule;
    rules.push(rule);
  }
  const all = [...(tokens?.rules ?? []), ...rules];
  return { name: path.parse(source.file).name, source, rules: all, start: start?.name, warnings };
}
