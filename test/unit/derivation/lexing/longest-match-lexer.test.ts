import { describe, expect, it } from 'vitest';
import { SourceText } from '../../../../src/core/text/source-text.ts';
import { LongestMatchLexer } from '../../../../src/derivation/lexing/longest-match-lexer.ts';
import { Vocabulary } from '../../../../src/derivation/lexing/vocabulary.ts';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import { codePoints } from '../../../../src/grammar/characters/char-set.ts';
import { flattenTokens } from '../../../../src/grammar/flat/flatten.ts';
import { antlr } from '../../../../src/grammar/notations/antlr.ts';

/** Returns the texts of the visible tokens along the only path through the lattice. */
function tokens(grammarText: string, text: string): string[] {
  const draft = antlr.read(new SourceText('inline.g4', grammarText), { find: () => undefined });
  const grammar = buildGrammar(draft);
  const lexer = new LongestMatchLexer(grammar, new Vocabulary(grammar, flattenTokens(grammar)));
  const lattice = lexer.tokenize(Int32Array.from(codePoints(text)));
  const result: string[] = [];
  for (let node = 0; ;) {
    const edge = lattice.edgeStart[node]!;
    if (edge === lattice.edgeStart[node + 1]) return [...result, lattice.isEnd(node) ? 'end' : 'stuck'];
    result.push(text.slice(lattice.tokenStart[edge], lattice.tokenEnd[edge]));
    node = lattice.target[edge]!;
  }
}

describe('LongestMatchLexer', () => {
  it('takes the longest match, and the first rule among equals', () => {
    const grammar =
      "grammar G; s: (IF | ID | LE | LT | E)*; IF: 'if'; ID: [a-z]+; LE: '<='; LT: '<'; E: '='; WS: ' ' -> skip;";
    expect(tokens(grammar, 'if ifx <= < = x')).toEqual(['if', 'ifx', '<=', '<', '=', 'x', 'end']);
  });

  it('ends a lazy repeat as early as possible', () => {
    const grammar = "grammar G; s: (C | X)*; C: '/*' .*? '*/'; X: [a-z]+;";
    expect(tokens(grammar, '/*a*/b/*c*/')).toEqual(['/*a*/', 'b', '/*c*/', 'end']);
    expect(tokens("grammar G; s: C*; C: '/*' .* '*/';", '/*a*/b/*c*/')).toEqual(['/*a*/b/*c*/', 'end']);
  });

  it('follows modes, and joins matches with `more`', () => {
    const grammar = `lexer grammar L;
      OPEN: '<' -> pushMode(IN); TEXT: ~[<"]+; QUOTE: '"' -> more, pushMode(STR);
      mode IN; CLOSE: '>' -> popMode; NAME: [a-z]+; S: ' ' -> skip;
      mode STR; END: '"' -> popMode; CHAR: . -> more;`;
    expect(tokens(grammar, 'a b<x y>c"d e"f')).toEqual(['a b', '<', 'x', 'y', '>', 'c', '"d e"', 'f', 'end']);
  });

  it('stops where nothing matches', () => {
    expect(tokens("grammar G; s: A*; A: 'a';", 'aab')).toEqual(['a', 'a', 'stuck']);
  });
});
