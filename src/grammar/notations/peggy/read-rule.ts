import type { FilteredExpression } from '../filters/filtered-expression.ts';
import type { PeggyCursor } from './peggy-cursor.ts';
import { readChoice } from './read-choice.ts';
import { readString } from './read-string.ts';

export interface PeggyRule {
  readonly name: string;
  readonly body: FilteredExpression;
  readonly offset: number;
}

/** `name = …` or `name "display name" = …`, with or without a semicolon. */
export function readRule(cursor: PeggyCursor): PeggyRule {
  const offset = cursor.offset;
  const name = cursor.matchName();
  if (name === undefined) {
    const hint = cursor.peek() === ';' ? 'one `;` ends a rule' : 'a rule is written `name = …`';
    throw cursor.error('peggy-expected-rule', `a rule was expected, not ${cursor.here()}`, hint);
  }
  readDefinedAs(cursor, name);
  cursor.saidActionIsIgnored = false;
  const body = readChoice(cursor);
  if (cursor.peek() === ')') {
    throw cursor.error('peggy-unopened-group', '`)` closes nothing', 'take it away, or open it before');
  }
  if (cursor.peek() === '|') {
    const hint = 'alternatives are separated by `/`; a count is written `|3|`, `|2..|`, `|..5|` or `|2..5, ","|`';
    throw cursor.error('peggy-bad-bar', '`|` starts no count here', hint);
  }
  cursor.take(';');
  return { name, body, offset };
}

function readDefinedAs(cursor: PeggyCursor, name: string): void {
  const nameEnd = cursor.offset;
  cursor.skipBlanks();
  if (cursor.peek() === '"' || cursor.peek() === "'") {
    readString(cursor);
    cursor.skipBlanks();
  }
  if (cursor.take('=')) return;
  if (name === 'import') {
    const hint = 'copy the rules that are used into this file';
    throw cursor.error('peggy-import', 'rules from other files cannot be imported', hint, nameEnd - name.length);
  }
  const isOther = /^(?:<-|←|:|->)/.test(cursor.source.text.slice(cursor.offset, cursor.offset + 2));
  const hint = isOther ? `peggy defines with \`=\`: \`${name} = …\`` : `write \`${name} = …\``;
  throw cursor.error('peggy-missing-equals', `\`=\` was expected after \`${name}\``, hint, nameEnd);
}
