import type { Expression } from '../../expression.ts';
import type { DraftRule } from '../../grammar-draft.ts';
import type { BnfCursor } from './bnf-cursor.ts';
import { readBackusChoice } from './read-backus-choice.ts';
import { readRuleHead } from './read-rule-head.ts';

/** Reads rules of Backus-Naur form with quoted texts. */
export function readBackusRules(cursor: BnfCursor): DraftRule[] {
  const rules: DraftRule[] = [];
  for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks()) {
    const { name, offset } = readRuleHead(cursor);
    const body: Expression = readBackusChoice(cursor);
    if (!cursor.atEnd && ')]}'.includes(cursor.peek())) {
      const hint = 'remove it, add the opening bracket, or put it in quotes';
      throw cursor.error('bnf-unopened-group', `\`${cursor.peek()}\` has no matching opening bracket`, hint);
    }
    rules.push({ name, kind: 'syntax', body, source: cursor.source, offset });
  }
  return rules;
}
