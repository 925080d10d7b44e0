import path from 'node:path';
import type { SourceText } from '../../core/text/source-text.ts';
import type { GrammarDraft } from '../grammar-draft.ts';
import { BnfCursor } from './bnf/bnf-cursor.ts';
import { impliedRules } from './bnf/implied-rules.ts';
import { quotesTexts } from './bnf/quotes-texts.ts';
import { readBackusRules } from './bnf/read-backus-rules.ts';
import { readPlainRules } from './bnf/read-plain-rules.ts';
import { readW3cRules } from './bnf/read-w3c-rules.ts';
import type { Notation } from './notation.ts';

/**
 * Notations that share a file extension and are distinguished by their syntax:
 * - the EBNF of W3C standards: `Name ::= A? ( B | [#x20-#x7E] | 'text' )*`
 * - Backus-Naur form with quoted texts: `<name> ::= <a> "+" <b>`, often with brackets and quantifiers
 * - original Backus-Naur form: `<name> ::= <a> + <b>`, where everything except names and bars is text
 */
export const bnf: Notation = {
  name: 'BNF',
  extensions: ['.bnf'],
  read: readBnf,
};

function readBnf(source: SourceText): GrammarDraft {
  const isPlain = hasBracketedNames(source.text) && !quotesTexts(source.text);
  const cursor = new BnfCursor(source, isPlain ? 'plain' : 'quoted');
  const written = readRules(cursor);
  const rules = [...written, ...impliedRules(cursor, written)];
  return { name: path.parse(source.file).name, source, rules, start: undefined, warnings: cursor.warnings };
}

function readRules(cursor: BnfCursor): GrammarDraft['rules'] {
  if (!hasBracketedNames(cursor.source.text)) return readW3cRules(cursor);
  return cursor.texts === 'plain' ? readPlainRules(cursor) : readBackusRules(cursor);
}

function hasBracketedNames(text: string): boolean {
  return /^[ \t]*<[^<>\n]+>\s*::=/m.test(text) || /^\s*</.test(text);
}
