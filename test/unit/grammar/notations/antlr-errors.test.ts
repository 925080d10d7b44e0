import { describe, expect, it } from 'vitest';
import { errorAtMark } from './read-text.ts';

/** Returns the result of reading a combined grammar with this text; `‸` marks the position of the error. */
function error(marked: string): string {
  return errorAtMark('T.g4', `grammar T;\n${marked}`);
}

function lexerError(marked: string): string {
  return errorAtMark('T.g4', `lexer grammar T;\n${marked}`);
}

describe('ANTLR: mistakes', () => {
  it.each([
    ['no declaration', '‸a : "x";'],
    ['an empty file', '‸'],
    ['a declaration without a name', 'grammar ‸;'],
    ['a declaration without a semicolon', 'grammar T\n‸a : B ;'],
    ['a keyword for the name of the grammar', 'grammar ‸import;'],
    ['a tree grammar', '‸tree grammar T;'],
  ])('%s', (_, marked) => {
    expect(errorAtMark('T.g4', marked)).toBe('antlr-syntax');
  });

  it.each([
    ['no name', '‸: A ;'],
    ['`=` for `:`', 'a ‸= A ;'],
    ['`::=` for `:`', 'a ‸::= A ;'],
    ['`->` for `:`', 'a ‸-> A ;'],
    ['a name in two words', 'a ‸b : A ;'],
    ['a name with a dash', 'a‸-b : A ;'],
    ['a name that starts with an underscore', '‸_a : A ;'],
    ['a keyword as a name', '‸catch : A ;'],
    ['no semicolon before the next rule', "a : A\n‸b : A ;\nA : 'a' ;"],
    ['no semicolon before a fragment', "A : 'a'\n‸fragment B : 'b' ;"],
    ['no semicolon at the end', "a : 'x'‸"],
    ['two semicolons', "a : 'x' ;‸;"],
    ['an unclosed parenthesis', "a : ‸('x' | 'y' ;"],
    ['an unclosed parenthesis at the end of the file', "a : ‸('x'"],
    ['a parenthesis too many', "a : 'x' ‸) ;"],
    ['a brace too many', "a : 'x' ‸} ;"],
    ['two quantifiers', "a : 'x'+‸* ;"],
    ['a quantifier without an element', 'a : ‸* ;'],
    ['double quotes', 'a : ‸"x" ;'],
    ['a slash for a bar', "a : 'x' ‸/ 'y' ;"],
    ['a set in a parser rule', 'a : ‸[a-z] ;'],
    ['a set after a token', 'a : A ‸[a-z] ;'],
    ['a complement without an operand', 'a : ~‸;'],
    ['a label without an element', 'a : x=‸;'],
    ['an alternative label without a name', "a : 'x' # ‸;"],
    ['an alternative label within parentheses', "a : ('x' ‸# X) ;"],
    ['an alternative label in a lexer rule', "A : 'x' ‸# X ;"],
    ['a command in a parser rule', "a : 'x' ‸-> skip ;"],
    ['a command within parentheses', "A : ('x' ‸-> skip) ;"],
    ['tree operators of version 3', "a : 'x'‸! ;"],
    ['a syntactic predicate of version 3', "a : ('x')‸=> 'x' ;"],
    ['an open range', "A : 'a' .. ‸;"],
    ['a range without a start', "A : ‸..'z' ;"],
    ['element options without an end', "a : <assoc=right ‸'x' ;"],
    ['options without a semicolon', 'options { language=Java ‸} a : A ;'],
    ['options without a value', 'options { language‸; } a : A ;'],
    ['options after a rule', "a : 'x' ;\n‸options { language=Java; }"],
    ['a named action after a rule', "a : 'x' ;\n‸@members { }"],
    ['tokens without commas', 'tokens { A ‸B } a : A ;'],
    ['an import without a semicolon', 'import A\n‸a : A ;'],
    ['a named action without code', '@members ‸a : A ;'],
    ['`returns` without brackets', 'a returns ‸int : A ;'],
    ['a handler without code', "a : 'x' ;\ncatch [E e] ‸b : 'y' ;"],
  ])('%s', (_, marked) => {
    expect(error(marked)).toBe('antlr-syntax');
  });

  it.each([
    ['antlr-unclosed-comment', "a : 'x' ; ‸/* no end"],
    ['antlr-unclosed-code', "a : ‸{ if (x) { } 'x' ;"],
    ['antlr-unclosed-code', 'a ‸[int x : A ;'],
    ['antlr-unclosed-literal', "a : ‸'x ;\nb : 'y' ;"],
    ['antlr-unclosed-literal', "a : ‸'x"],
    ['antlr-unclosed-set', 'A : ‸[a-z ;\nB : [x] ;'],
    ['antlr-empty-literal', "a : ‸'' ;"],
    ['antlr-empty-set', 'A : ‸[] ;'],
    ['antlr-empty-set', 'A : ‸~[\\u0000-\\u{10ffff}] ;'],
    ['antlr-empty-set', "a : ‸~A ;\nA : 'a' ;"],
    ['antlr-escape', "a : '‸\\u12' ;"],
    ['antlr-escape', "a : '‸\\u{110000}' ;"],
    ['antlr-escape', 'A : [‸\\pL] ;'],
    ['antlr-unknown-property', 'A : [‸\\p{Nonsense}] ;'],
    ['antlr-range', "A : ‸'ab'..'z' ;"],
    ['antlr-range', "A : 'a'..‸'yz' ;"],
    ['antlr-range', "A : ‸'z'..'a' ;"],
    ['antlr-range', 'A : [a‸z-b] ;'],
    ['antlr-range', 'A : [‸a-\\p{L}] ;'],
    ['antlr-range', "a : ‸'a'..'z' ;"],
    ['antlr-set', "A : ~(‸'ab' | 'c') ;"],
    ['antlr-set', "A : ~‸B ;\nB : 'b' ;"],
    ['antlr-set', "A : ~‸('b' 'c') ;"],
    ['antlr-set', "a : ~‸b ;\nb : 'b' ;"],
    ['antlr-unknown-command', "A : 'a' -> ‸skipp ;"],
    ['antlr-command-argument', "A : 'a' -> ‸skip(X) ;"],
    ['antlr-command-argument', "A : 'a' -> ‸type ;"],
    ['antlr-parser-rule-in-lexer', "A : ‸b ;\nb : 'b' ;"],
    ['antlr-rule-kind', "fragment ‸a : 'x' ;"],
    ['antlr-mode', "a : A ;\nA : 'a' ;\n‸mode M;\nB : 'b' ;"],
    ['undefined-rule', 'a : ‸b ;'],
    ['undefined-rule', "a : 'x' ‸B ;"],
    ['undefined-rule', 'a : A ;\nA : ‸B ;'],
    ['undefined-rule', "tokens { X }\na : A X ;\nA : 'a' -> type(X) ;\nB : ‸X ;"],
    ['duplicate-rule', "a : 'x' ;\n‸a : 'y' ;"],
    ['duplicate-rule', "a : A ;\nA : 'x' ;\n‸A : 'y' ;"],
    ['antlr-unmade-token', "tokens { X }\n‸a : X ;\nB : 'b' ;"],
  ])('%s: %s', (code, marked) => {
    expect(error(marked)).toBe(code);
  });

  it('rejects rules in grammars of the other kind', () => {
    expect(lexerError("‸a : 'x' ;")).toBe('antlr-rule-kind');
    expect(errorAtMark('T.g4', "parser grammar T;\noptions { tokenVocab = L; }\n‸A : 'x' ;")).toBe('antlr-rule-kind');
  });

  it('accepts only modes that have rules', () => {
    expect(lexerError("A : 'a' -> pushMode(‸M) ;\nmode N;\nB : 'b' ;")).toBe('antlr-unknown-mode');
  });

  it('rejects nesting that would exhaust the stack, and reads slightly less', () => {
    const [open, close] = ['('.repeat(1000), ')'.repeat(1000)];
    expect(error(`a : ${open}'x'${close} ;`)).toBe('no error');
    expect(error(`a : ${open}‸('x')${close} ;`)).toBe('grammar-too-deep');
  });

  it('takes literals of a parser grammar only from its lexer', () => {
    const parser = "parser grammar P;\noptions { tokenVocab = L; }\na : 'x' ‸'y' ;";
    expect(errorAtMark('P.g4', parser, { 'L.g4': "lexer grammar L;\nX : 'x' ;" })).toBe('antlr-undefined-literal');
  });

  it('reports which file is missing', () => {
    expect(errorAtMark('P.g4', 'parser grammar P;\noptions { ‸tokenVocab = L; }\na : X ;')).toBe('antlr-missing-lexer');
    expect(errorAtMark('P.g4', '‸parser grammar P;\na : X ;')).toBe('antlr-missing-lexer');
    expect(errorAtMark('P.g4', 'grammar P;\nimport A, ‸B;\na : X ;', { 'A.g4': 'grammar A;' })).toBe(
      'antlr-missing-import',
    );
  });
});
