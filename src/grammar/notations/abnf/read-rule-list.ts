import type { SourceText } from '../../../core/text/source-text.ts';
import type { Expression } from '../../expression.ts';
import type { AbnfCursor } from './abnf-cursor.ts';
import { readAlternation } from './read-alternation.ts';

/** A rule as written: names in any case, `<prose>` unresolved. */
export interface AbnfRule {
  readonly name: string;
  /** True for `=/`, which adds alternatives to an existing rule. */
  readonly isIncrement: boolean;
  readonly body: Expression;
  readonly source: SourceText;
  readonly offset: number;
}

export function readRuleList(cursor: AbnfCursor): AbnfRule[] {
  const rules: AbnfRule[] = [];
  for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks()) rules.push(readRule(cursor));
  return rules;
}

function readRule(cursor: AbnfCursor): AbnfRule {
  const offset = cursor.offset;
  const name = cursor.match(/[A-Za-z][\w-]*/y);
  if (name === undefined) {
    const hint = 'a rule is written `name = …`; names start with a letter';
    throw cursor.error('abnf-expected-rule', `expected a rule, found ${cursor.here()}`, hint);
  }
  cursor.ruleColumn = cursor.source.positionAt(offset).column;
  const isIncrement = readDefinedAs(cursor, name);
  const body = readAlternation(cursor);
  if (cursor.atEnd || cursor.atRuleStart) return { name, isIncrement, body, source: cursor.source, offset };
  throw misplaced(cursor);
}

function readDefinedAs(cursor: AbnfCursor, name: string): boolean {
  const nameEnd = cursor.offset;
  cursor.skipBlanks();
  if (cursor.take('=/')) return true;
  if (cursor.take('=')) return false;
  const hint = cursor.peek() === ':' ? `ABNF uses \`=\` for definitions: \`${name} = …\`` : `write \`${name} = …\``;
  throw cursor.error('abnf-missing-equals', `expected \`=\` after \`${name}\``, hint, nameEnd);
}

function misplaced(cursor: AbnfCursor): Error {
  const here = cursor.here();
  if (cursor.peek() === ')' || cursor.peek() === ']') {
    return cursor.error(
      'abnf-unopened-bracket',
      `${here} has no matching opening bracket`,
      'remove it, or add the opening bracket',
    );
  }
  const hint = 'indent the line to continue the rule, or write `name = …` to start another rule';
  return cursor.error('abnf-expected-rule', `expected a rule, found ${here}`, hint);
}
