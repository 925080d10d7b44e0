import { anyCase } from '../../characters/any-case.ts';
import { CharSet } from '../../characters/char-set.ts';
import { alt, charClass, type Expression, literal, ref, repeat, seq } from '../../expression.ts';
import { deeper } from '../nesting.ts';
import { annotationError, readAnnotation } from './annotation.ts';
import type { EbnfCursor } from './ebnf-cursor.ts';
import { readName } from './name.ts';
import { readEbnfClass } from './read-class.ts';
import { readEbnfQuantifier, startsQuantifier } from './read-quantifier.ts';
import { readRegExpLiteral } from './read-reg-exp-literal.ts';
import { readEbnfString } from './read-string.ts';
import { readWeight } from './read-weight.ts';
import { startsRule } from './starts-rule.ts';
import { ebnfStrayHint } from './stray-hint.ts';

/** Reads alternatives up to `;`, `)`, the next rule or the end of the file. */
export function readExpression(cursor: EbnfCursor, depth = 0): Expression {
  const options: Expression[] = [];
  const weights: number[] = [];
  do {
    cursor.skipBlanks();
    weights.push(readWeight(cursor));
    options.push(readSequence(cursor, depth));
  } while (cursor.take('|'));
  return alt(options, weights);
}

function readSequence(cursor: EbnfCursor, depth: number): Expression {
  const items: Expression[] = [];
  for (;;) {
    cursor.skipBlanks();
    if (cursor.atEnd || '|);'.includes(cursor.peek()) || startsRule(cursor)) return seq(items);
    items.push(readItem(cursor, depth));
  }
}

function readItem(cursor: EbnfCursor, depth: number): Expression {
  if (startsQuantifier(cursor)) {
    const hint = 'write a quantifier after the part that it repeats; put the character itself in quotes';
    throw cursor.error(
      'ebnf-quantifier-without-item',
      `${cursor.here()} is a quantifier without a part to repeat`,
      hint,
    );
  }
  const item = readPrimary(cursor, depth);
  cursor.skipBlanks();
  const quantifier = readEbnfQuantifier(cursor);
  return quantifier === undefined ? item : repeat(item, quantifier.min, quantifier.max, quantifier.lazy);
}

function readPrimary(cursor: EbnfCursor, depth: number): Expression {
  switch (cursor.peek()) {
    case '"':
    case "'":
      return literal(readEbnfString(cursor));
    case '[':
      return charClass(readEbnfClass(cursor));
    case '(':
      return readGroup(cursor, deeper(cursor, depth));
    case '/':
      return asToken(cursor, readRegExpLiteral);
    case '.':
      cursor.offset++;
      return charClass(CharSet.all);
    default:
      return readNameOrText(cursor);
  }
}

function readGroup(cursor: EbnfCursor, depth: number): Expression {
  const start = cursor.offset;
  cursor.offset++;
  const inner = readExpression(cursor, depth);
  if (cursor.take(')')) return inner;
  throw cursor.error('ebnf-unclosed-group', 'this parenthesis is never closed', 'close it with `)`', start);
}

/** Reads a pattern that is one token if the rule consists of tokens. */
function asToken(cursor: EbnfCursor, readPattern: (cursor: EbnfCursor) => Expression): Expression {
  const start = cursor.offset;
  const pattern = readPattern(cursor);
  return cursor.implicitTokens?.tokenFor(pattern, cursor, start) ?? pattern;
}

function readNameOrText(cursor: EbnfCursor): Expression {
  const start = cursor.offset;
  if (cursor.looksAt('i"') || cursor.looksAt("i'")) {
    return asToken(cursor, () => {
      cursor.offset++;
      return anyCase(readEbnfString(cursor));
    });
  }
  const name = readName(cursor);
  if (name !== undefined) return ref(name, start);
  const annotation = readAnnotation(cursor);
  if (annotation !== undefined) throw annotationError(cursor, annotation);
  throw cursor.error('ebnf-unexpected', `${cursor.here()} is not allowed in a rule`, ebnfStrayHint(cursor.peek()));
}
