import type { SourceText } from '../../../core/source-text.ts';
import type { Expression } from '../../expression.ts';
import type { AbnfCursor } from './abnf-cursor.ts';
import { readAlternation } from './read-alternation.ts';

/** A rule as written: names in any case, `<prose>` still among them. */
export interface AbnfRule {
  readonly name: string;
  /** `=/`: more alternatives of a rule that exists already. */
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
    throw cursor.error('abnf-expected-rule', `a rule was expected, not ${cursor.here()}`, hint);
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
  const hint = cursor.peek() === ':' ? `ABNF defines with \`=\`: \`${name} = …\`` : `write \`${name} = …\``;
  throw cursor.error('abnf-missing-equals', `\`=\` was expected after \`${name}\``, hint, nameEnd);
}

function misplaced(cursor: AbnfCursor): Error {
  const here = cursor.here();
  if (cursor.peek() === ')' || cursor.peek() === ']') {
    return cursor.error('abnf-unopened-bracket', `${here} closes nothing`, 'take it away, or open it before');
  }
  const hint = 'indent the line if the rule goes on, or write `name = …` for another rule';
  return cursor.error('abnf-expected-rule', `${here} starts no rule`, hint);
}
