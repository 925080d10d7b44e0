import { alt, charClass, epsilon, type Expression, literal, optional, ref, repeat, seq } from '../../expression.ts';
import { deeper } from '../nesting.ts';
import type { BnfCursor } from './bnf-cursor.ts';
import { readBnfClass } from './read-class.ts';
import { readCodePoint } from './read-code-point.ts';
import { readBnfQuantifier } from './read-quantifier.ts';
import { startsBackusRule } from './read-rule-head.ts';
import { startsString } from './read-string.ts';
import { readBnfText } from './read-text.ts';
import { bnfStrayHint } from './stray-hint.ts';

// oxlint-disable-next-line no-control-regex -- a control character is not meant as text
const bareText = /[^\s|<>"'“‘()[\]{}*+?;\u0000-\u001f]+/y;

/** Reads alternatives up to a closing bracket, the next rule or the end of the file. */
export function readBackusChoice(cursor: BnfCursor, depth = 0): Expression {
  const options: Expression[] = [];
  do options.push(readSequence(cursor, depth));
  while (cursor.take('|'));
  return alt(options);
}

function readSequence(cursor: BnfCursor, depth: number): Expression {
  const items: Expression[] = [];
  for (cursor.skipBlanks(); !atSequenceEnd(cursor); cursor.skipBlanks()) {
    if (skipSemicolon(cursor)) continue;
    const item = readPrimary(cursor, depth);
    const count = readBnfQuantifier(cursor);
    items.push(count === undefined ? item : repeat(item, count.min, count.max));
  }
  return seq(items);
}

/** Skips a semicolon, which ends a rule or starts a comment. */
function skipSemicolon(cursor: BnfCursor): boolean {
  if (!cursor.take(';')) return false;
  cursor.match(/[ \t]+/y);
  if (!startsBackusRule(cursor)) cursor.match(/[^\n\r]+/y);
  return true;
}

function atSequenceEnd(cursor: BnfCursor): boolean {
  return cursor.atEnd || '|)]}'.includes(cursor.peek()) || startsBackusRule(cursor);
}

function readPrimary(cursor: BnfCursor, depth: number): Expression {
  const start = cursor.offset;
  if (startsString(cursor)) return readBnfText(cursor);
  if (cursor.peek() === '(') return readBrackets(cursor, ')', depth);
  if (cursor.peek() === '{') return repeat(readBrackets(cursor, '}', depth), 0, Infinity);
  if (cursor.peek() === '[') return readSquareBrackets(cursor, depth);
  const name = cursor.matchBracketedName();
  if (name !== undefined) return ref(name, start);
  const codePoint = readCodePoint(cursor);
  if (codePoint !== undefined) return literal(String.fromCodePoint(codePoint));
  return readBareText(cursor);
}

/**
 * `[a-z]` and `[+-]` are character classes; with names, quotes, blanks or letters in them, brackets mean "optional".
 */
function readSquareBrackets(cursor: BnfCursor, depth: number): Expression {
  const isClass = cursor.lookAhead(() => {
    const inner = cursor.match(/\[[^\s<>"'\]]{1,1000}\]/y);
    return inner !== undefined && (/[^[]-[^\]]|#x|\^/.test(inner) || !/\p{L}/u.test(inner));
  });
  return isClass ? charClass(readBnfClass(cursor)) : optional(readBrackets(cursor, ']', depth));
}

function readBrackets(cursor: BnfCursor, close: string, depth: number): Expression {
  const start = cursor.offset;
  const inside = deeper(cursor, depth);
  cursor.offset++;
  const inner = readBackusChoice(cursor, inside);
  if (cursor.take(close)) return inner;
  throw cursor.error('bnf-unclosed-group', 'this bracket is never closed', `close it with \`${close}\``, start);
}

function readBareText(cursor: BnfCursor): Expression {
  const start = cursor.offset;
  const text = cursor.match(bareText);
  if (text === 'ε' || text === 'ϵ') return epsilon;
  if (text !== undefined) {
    const hint = `write \`"${text}"\`, or \`<${text}>\` if it is a name`;
    cursor.warn('bnf-bare-text', `\`${text}\` has no quotes; it is read as text`, start, hint);
    return literal(text);
  }
  if (cursor.peek() === '<' || cursor.peek() === '>') {
    const hint = 'put text in quotes; write a name as `<name>`';
    throw cursor.error('bnf-unclosed-name', `\`${cursor.peek()}\` is not part of a name`, hint);
  }
  throw cursor.error('bnf-unexpected', `${cursor.here()} is not allowed in a rule`, bnfStrayHint(cursor.peek()));
}
