import { alt, epsilon, type Expression, literal, ref, seq } from '../../expression.ts';
import type { DraftRule } from '../../grammar-draft.ts';
import type { BnfCursor } from './bnf-cursor.ts';
import { readRuleHead, startsBackusRule } from './read-rule-head.ts';

/** Rules of Backus-Naur form without quotes: what is neither a name nor a bar is text, up to the next blank. */
export function readPlainRules(cursor: BnfCursor): DraftRule[] {
  const rules: DraftRule[] = [];
  warnOfBrackets(cursor);
  for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks()) {
    const { name, offset } = readRuleHead(cursor);
    rules.push({ name, kind: 'syntax', body: readChoice(cursor), source: cursor.source, offset });
  }
  return rules;
}

function readChoice(cursor: BnfCursor): Expression {
  const options: Expression[] = [];
  do options.push(readSequence(cursor));
  while (cursor.take('|'));
  return alt(options);
}

function readSequence(cursor: BnfCursor): Expression {
  const items: Expression[] = [];
  for (cursor.skipBlanks(); !cursor.atEnd && cursor.peek() !== '|'; cursor.skipBlanks()) {
    if (startsBackusRule(cursor)) break;
    items.push(readItem(cursor));
  }
  return seq(items);
}

function readItem(cursor: BnfCursor): Expression {
  const start = cursor.offset;
  const name = cursor.matchBracketedName();
  if (name !== undefined) return ref(name, start);
  // Blanks have been stepped over: what sorts before the space now is a control character.
  if (cursor.peek() < ' ') {
    const hint = 'is this a text file? A character by its number is written `#xA` where texts are quoted';
    throw cursor.error('bnf-unexpected', 'a control character cannot stand in a rule', hint);
  }
  let text = '';
  do text += String.fromCodePoint(cursor.takeCodePoint());
  while (!endsText(cursor));
  return text === 'ε' || text === 'ϵ' ? epsilon : literal(text);
}

function endsText(cursor: BnfCursor): boolean {
  return cursor.peek() <= ' ' || /[\s|]/.test(cursor.peek()) || startsName(cursor);
}

function startsName(cursor: BnfCursor): boolean {
  return cursor.peek() === '<' && cursor.lookAhead(() => cursor.matchBracketedName() !== undefined);
}

function warnOfBrackets(cursor: BnfCursor): void {
  const bracket = /\s[[{]\s?</.exec(cursor.source.text);
  if (bracket === null) return;
  const hint = 'put texts in quotes, and bare brackets will be operators';
  cursor.warn('bnf-brackets-are-text', 'brackets are taken for text in the whole file', bracket.index + 1, hint);
}
