import type { BnfCursor } from './bnf-cursor.ts';

/** `<name> ::=`. */
export function readRuleHead(cursor: BnfCursor): { name: string; offset: number } {
  const offset = cursor.offset;
  const name = cursor.matchBracketedName();
  if (name === undefined) {
    const hint = 'a rule is written `<name> ::= …`';
    throw cursor.error('bnf-expected-rule', `a rule was expected, not ${cursor.here()}`, hint);
  }
  const nameEnd = cursor.offset;
  cursor.skipBlanks();
  if (cursor.take('::=')) return { name, offset };
  const hint = `write \`<${name}> ::= …\``;
  throw cursor.error('bnf-missing-definition', `\`::=\` was expected after \`<${name}>\``, hint, nameEnd);
}

/** Whether `<name> ::=` stands here. */
export function startsBackusRule(cursor: BnfCursor): boolean {
  return cursor.lookAhead(() => {
    if (cursor.matchBracketedName() === undefined) return false;
    cursor.skipBlanks();
    return cursor.looksAt('::=');
  });
}
