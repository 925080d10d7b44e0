import { type Expression, literal, ref, seq } from '../../expression.ts';
import type { Cursor } from '../cursor.ts';
import { describeJson, type JsonString, type JsonValue } from '../json/json-value.ts';
import type { Writing } from './read-expansion.ts';
import { looksLikeName, ruleName } from './rule-name.ts';

/** Reads an expansion as a list of symbols: `["<a>", "x"]`, or `["a", "'x'"]` if texts are quoted. */
export function readSymbols(cursor: Cursor, values: readonly JsonValue[], writing: Writing): Expression {
  return seq(
    values.map((value) => {
      if (value.kind === 'string') return readSymbol(cursor, value, writing);
      const hint = 'write names and texts as strings, and each alternative as a separate list';
      throw cursor.error('json-bad-symbol', `a symbol cannot be ${describeJson(value)}`, hint, value.offset);
    }),
  );
}

function readSymbol(cursor: Cursor, symbol: JsonString, { dialect, names }: Writing): Expression {
  const { text, offset } = symbol;
  if (dialect === 'bracketed-names') {
    const name = ruleName(text);
    const isReference = name !== text && (names.has(name) || looksLikeName(name));
    return isReference ? ref(name, offset + 1) : literal(text);
  }
  if (/^(['"]).*\1$/s.test(text) && text.length > 1) return literal(text.slice(1, -1));
  if (text === '' || names.has(text) || looksLikeName(text)) return text === '' ? literal('') : ref(text, offset + 1);
  throw cursor.error('json-unquoted-text', `\`${text}\` is neither a rule nor quoted`, 'write it as `"\'…\'"`', offset);
}
