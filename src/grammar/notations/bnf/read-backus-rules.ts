import type { Expression } from '../../expression.ts';
import type { DraftRule } from '../../grammar-draft.ts';
import type { BnfCursor } from './bnf-cursor.ts';
import { readBackusChoice } from './read-backus-choice.ts';
import { readRuleHead } from './read-rule-head.ts';

/** Rules of Backus-Naur form with texts in quotes. */
export function readBackusRules(cursor: BnfCursor): DraftRule[] {
  const rules: DraftRule[] = [];
  for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks()) {
    const { name, offset } = readRuleHead(cursor);
    const body: Expression = readBackusChoice(cursor);
    if (!cursor.atEnd && ')]}'.includes(cursor.peek())) {
      const hint = 'take it away, open it before, or put it in quotes';
      throw cursor.error('bnf-unopened-group', `\`${cursor.peek()}\` closes nothing`, hint);
    }
    rules.push({ name, kind: 'syntax', body, source: cursor.source, offset });
  }
  return rules;
}
