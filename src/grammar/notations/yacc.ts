import path from 'node:path';
import type { SourceText } from '../../core/text/source-text.ts';
import type { GrammarDraft } from '../grammar-draft.ts';
import { LexCursor } from './lex/lex-cursor.ts';
import type { Notation, Siblings } from './notation.ts';
import { assemble } from './yacc/assemble.ts';
import { lexerFileNames } from './yacc/lexer-file-names.ts';
import { readYaccDeclarations } from './yacc/read-declarations.ts';
import { readYaccRules } from './yacc/read-rules.ts';
import { tokensFromLex } from './yacc/tokens-from-lex.ts';
import { tokensWithoutLex } from './yacc/tokens-without-lex.ts';
import { YaccCursor } from './yacc/yacc-cursor.ts';
import type { YaccGrammar } from './yacc/yacc-grammar.ts';

/** Grammars of yacc and bison, with the tokenizer of lex or flex beside them. */
export const yacc: Notation = {
  name: 'yacc',
  extensions: ['.y', '.yy'],
  read: readYacc,
};

function readYacc(source: SourceText, siblings: Siblings): GrammarDraft {
  const cursor = new YaccCursor(source);
  const declarations = readYaccDeclarations(cursor);
  const grammar: YaccGrammar = { ...declarations, rules: readYaccRules(cursor, declarations) };
  const { name } = path.parse(source.file);
  const lexer = findLexer(name, siblings);
  const lexCursor = lexer && new LexCursor(lexer);
  const tokens = lexCursor ? tokensFromLex(lexCursor, grammar) : tokensWithoutLex(cursor, grammar, name);
  const rules = [...assemble(cursor, grammar, tokens), ...tokens.rules];
  const warnings = [...cursor.warnings, ...(lexCursor?.warnings ?? [])];
  return { name, source, rules, start: grammar.start?.name, lexerRules: tokens.lexerRules, warnings };
}

function findLexer(name: string, siblings: Siblings): SourceText | undefined {
  for (const fileName of lexerFileNames(name)) {
    const found = siblings.find(fileName);
    if (found !== undefined) return found;
  }
  return undefined;
}
