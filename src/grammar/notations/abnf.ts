import path from 'node:path';
import type { SourceText } from '../../core/text/source-text.ts';
import type { GrammarDraft } from '../grammar-draft.ts';
import { AbnfCursor } from './abnf/abnf-cursor.ts';
import { coreRules } from './abnf/core-rules.ts';
import { joinIncrements } from './abnf/join-increments.ts';
import { readRuleList } from './abnf/read-rule-list.ts';
import { resolveNames } from './abnf/resolve-names.ts';
import type { Notation } from './notation.ts';

/** The notation of internet standards: RFC 5234 with the case-sensitive strings of RFC 7405. */
export const abnf: Notation = {
  name: 'ABNF',
  extensions: ['.abnf'],
  read: readAbnf,
};

function readAbnf(source: SourceText): GrammarDraft {
  const cursor = new AbnfCursor(source);
  const written = joinIncrements(cursor, readRuleList(cursor));
  const rules = resolveNames(cursor, written, coreRules());
  return { name: path.parse(source.file).name, source, rules, start: undefined, warnings: cursor.warnings };
}
