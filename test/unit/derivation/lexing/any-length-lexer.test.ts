import { describe, expect, it } from 'vitest';
import { SourceText } from '../../../../src/core/text/source-text.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import { antlr } from '../../../../src/grammar/notations/antlr.ts';

function parser(lexer: string, grammar: string): Parser {
  const siblings = { find: (name: string) => (name === 'L.g4' ? new SourceText('L.g4', lexer) : undefined) };
  return new Parser(buildGrammar(antlr.read(new SourceText('P.g4', grammar), siblings)));
}

describe('AnyLengthLexer', () => {
  it('hides whole comments that the tokenizer reads in segments, but not their segments', () => {
    const comments = parser(
      `lexer grammar L; NAME: [a-z]+; OPEN: '/*' -> more, pushMode(IN);
       mode IN; END: '*/' -> skip, popMode; REST: . -> more;`,
      'parser grammar P; options { tokenVocab = L; } s: NAME NAME EOF;',
    );
    expect(comments.parse('a/*x*/b', { lexing: 'any-length' }).kind).toBe('parsed');
    expect(comments.parse('a/*x*/b', { lexing: 'longest-match' }).kind).toBe('parsed');
    expect(comments.parse('a*/b', { lexing: 'any-length' }).kind).toBe('failed');
  });

  it('does not hide what a catch-all rule for invalid characters would match', () => {
    const net = parser(
      'lexer grammar L; NAME: [a-z]+; ERROR: . -> channel(HIDDEN);',
      'parser grammar P; options { tokenVocab = L; } s: NAME NAME EOF;',
    );
    expect(net.parse('a?b').kind).toBe('failed');
  });
});
