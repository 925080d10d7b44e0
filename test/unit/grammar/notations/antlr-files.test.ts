import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadGrammarSync, readGrammarDraft } from '../../../../src/grammar/load-grammar.ts';
import { readText, showRules, showWarnings } from './read-text.ts';

function file(name: string): string {
  return fileURLToPath(new URL(`../../../cases/antlr/${name}`, import.meta.url));
}

describe('ANTLR: parser and lexer in two files', () => {
  const parser = "parser grammar P;\noptions { tokenVocab = L; }\na : X 'y' ;";

  it('become one grammar', () => {
    const draft = readText('P.g4', parser, {
      'L.g4': "lexer grammar L;\nX : 'x' ;\nY : 'y' -> pushMode(M) ;\nmode M;\nZ : 'z' ;",
    });
    expect(showRules(draft)).toEqual(['a = X "y"', 'token X = "x"', 'token Y = "y"', 'token Z = "z"']);
    expect(draft.start).toBe('a');
  });

  it('may be named with a folder or in quotes', () => {
    const lexer = { 'L.g4': "lexer grammar L;\nX : 'x' ;\nY : 'y' ;" };
    expect(readText('P.g4', parser.replace('= L', "= 'gen/L'"), lexer).rules).toHaveLength(3);
  });

  it('report the warnings of both, each with its own file', () => {
    const draft = readText('P.g4', parser, { 'L.g4': "lexer grammar L;\nX : 'x' {f();} ;\nY : 'y' ;" });
    expect(draft.warnings.map(({ code, location }) => [code, location?.file])).toEqual([['antlr-action', 'L.g4']]);
  });

  it('report errors in the file that contains them', () => {
    const lexer = { 'L.g4': "lexer grammar L;\nX : 'x'" };
    expect(() => readText('P.g4', parser, lexer)).toThrow(
      expect.objectContaining({ code: 'antlr-syntax', location: expect.objectContaining({ file: 'L.g4', line: 2 }) }),
    );
  });

  it('share only names if the grammar has its own lexer', () => {
    const text = "grammar T;\noptions { tokenVocab = L; }\na : A | X ;\nA : 'a' ;";
    const draft = readText('T.g4', text, { 'L.g4': "lexer grammar L;\nX : 'x' ;" });
    expect(showRules(draft)).toEqual(['a = A', 'token A = "a"']);
    expect(showWarnings(draft)).toEqual(['antlr-unmade-token 3:9']);
  });
});

describe('ANTLR: imports', () => {
  it('add rules, of which those nearest to the importing grammar take precedence', () => {
    const others = {
      'A.g4': "grammar A;\nimport C;\na : 'not this' ;\nb : 'from A' ;\nX : 'x' ;",
      'B.g4': "grammar B;\nimport T;\nb : 'not this' ;\nc : 'from B' X ;\nX : 'not this' ;",
      'C.g4': "grammar C;\nb : 'not this' ;\nd : 'from C' ;\nY : 'y' -> skip ;",
    };
    const draft = readText('T.g4', 'grammar T;\nimport A, b = B;\na : b c d ;', others);
    expect(showRules(draft)).toEqual([
      'a = b c d',
      'b = "from A"',
      'd = "from C"',
      'c = "from B" X',
      'token X = "x"',
      'skip Y = "y"',
    ]);
  });

  it('keep the case option of the file that contains the rule', () => {
    const others = { 'A.g4': "lexer grammar A;\noptions { caseInsensitive = true; }\nX : 'x' ;" };
    expect(showRules(readText('T.g4', "lexer grammar T;\nimport A;\nY : 'y' ;", others))).toEqual([
      'token Y = "y"',
      'token X = [Xx]',
    ]);
  });
});

describe('ANTLR: a grammar with everything', () => {
  it('loads from its three files', () => {
    const draft = readGrammarDraft(file('EverythingParser.g4'));
    expect(draft.start).toBe('document');
    expect(showRules(draft)).toEqual([
      'part = TEXT | "{{" expr? CLOSE | CODE_CLOSE',
      'expr = expr "+" expr | "if" expr | call | NUMBER | STRING',
      'call = NAME+',
      'document = part*',
      'skip COMMENT = "{#" [\\u{0}-\\u{10ffff}]*? "#}"',
      'token OPEN = "{{"',
      'fragment CODE_OPEN = "{%"',
      'token TEXT = [^{]+ | "{"',
      'token CLOSE = "}}"',
      'token IF = "if"',
      'token PLUS = "+"',
      'token NAME = Letter (Letter | Digit)*',
      'token NUMBER = Digit+ ("." Digit+)?',
      `fragment SINGLE = "'" [^\\n\\r'\\\\]* "'"`,
      'fragment DOUBLE = "\\"" (ESCAPE | [^"\\\\])*? "\\""',
      'skip WS = [\\t\\n\\r ]+',
      'fragment ESCAPE = "\\\\" ["\\\\nrt] | "\\\\u" Hex Hex Hex Hex',
      'token CODE_CLOSE = CODE_OPEN CODE_TEXT*? CODE_CLOSE.pattern',
      'fragment CODE_CLOSE.pattern = "%}"',
      'fragment CODE_TEXT = [\\u{0}-\\u{10ffff}]',
      expect.stringMatching(/^fragment Letter = \[/),
      'fragment Digit = [0-9]',
      'fragment Hex = [0-9A-Fa-f]',
      'token STRING = SINGLE | DOUBLE',
    ]);
    expect(showWarnings(draft)).toEqual(['antlr-superclass 7:5', 'antlr-predicate 26:19', 'antlr-unmade-token 11:7']);
  });

  it('builds, and so does its lexer alone', () => {
    expect(loadGrammarSync(file('EverythingParser.g4')).start.name).toBe('document');
    expect(loadGrammarSync(file('EverythingLexer.g4')).start.name).toBe('OPEN');
  });
});
