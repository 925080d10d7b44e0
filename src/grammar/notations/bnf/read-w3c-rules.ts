import type { DraftRule } from '../../grammar-draft.ts';
import { FilterResolver } from '../filters/filter-resolver.ts';
import type { BnfCursor } from './bnf-cursor.ts';
import { readW3cChoice } from './read-w3c-choice.ts';
import { matchName, skipRuleNumber } from './w3c-rule-start.ts';

export function readW3cRules(cursor: BnfCursor): DraftRule[] {
  const written = [];
  for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks()) written.push(readRule(cursor));
  const filters = new FilterResolver(new Map(written.map((rule) => [rule.name, rule.body])), {
    dropped: ({ offset }) => {
      const hint = 'words that it would take away are derived too';
      cursor.warn('bnf-difference', 'this difference is not between characters: it is dropped', offset, hint);
    },
    empty: ({ offset }) => {
      const hint = 'everything before the minus sign is taken away by what follows it';
      return cursor.error('bnf-never-matches', 'nothing is left of this difference', hint, offset);
    },
  });
  return written.map(({ name, body, offset }) => {
    return { name, kind: 'syntax', body: filters.resolve(body), source: cursor.source, offset };
  });
}

function readRule(cursor: BnfCursor) {
  skipRuleNumber(cursor);
  const offset = cursor.offset;
  const name = matchName(cursor);
  if (name === undefined) {
    const hint = 'a rule is written `Name ::= …` or `<name> ::= …`';
    throw cursor.error('bnf-expected-rule', `a rule was expected, not ${cursor.here()}`, hint);
  }
  const nameEnd = cursor.offset;
  cursor.skipBlanks();
  if (!cursor.take('::=')) {
    const isAbnf = cursor.peek() === '=' ? '; a grammar in ABNF belongs in a file `*.abnf`' : '';
    const hint = `write \`${name} ::= …\`${isAbnf}`;
    throw cursor.error('bnf-missing-definition', `\`::=\` was expected after \`${name}\``, hint, nameEnd);
  }
  const body = readW3cChoice(cursor);
  if (cursor.peek() !== ')') return { name, body, offset };
  throw cursor.error('bnf-unopened-group', '`)` closes nothing', 'take it away, or open it before');
}
