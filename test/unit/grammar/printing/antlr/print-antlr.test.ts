import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CoppiceError } from '../../../../../src/core/coppice-error.ts';
import { buildGrammar } from '../../../../../src/grammar/build-grammar.ts';
import { CharSet } from '../../../../../src/grammar/characters/char-set.ts';
import type { Grammar } from '../../../../../src/grammar/grammar.ts';
import { printAntlr } from '../../../../../src/grammar/printing/antlr/print-antlr.ts';
import { ebnfGrammar } from '../../../../ebnf-grammar.ts';
import { scannerlessGrammar, tokenGrammar } from '../../../../random-grammar.ts';
import { readText } from '../../notations/read-text.ts';
import { anyGrammar, strangelyNamedGrammar } from '../any-grammar.ts';
import { expectSameLanguage } from '../same-language.ts';

function reread(grammar: Grammar): Grammar {
  return buildGrammar(readText('printed.g4', printAntlr(grammar).text));
}

/** Returns the text without the line that names the grammar. */
function linesOf(text: string): string[] {
  const printed = printAntlr(ebnfGrammar(text)).text;
  return printed.split('\n').filter((line) => line !== '' && !line.startsWith('grammar'));
}

describe('what was printed', () => {
  it('has the language of a scannerless grammar', () => {
    fc.assert(
      fc.property(scannerlessGrammar(), (grammar) => expectSameLanguage(reread(grammar), grammar, 'abc', 4)),
      { seed: 1, numRuns: 60 },
    );
  });

  it('has the language of a grammar with tokens', () => {
    fc.assert(
      fc.property(tokenGrammar(), (grammar) => expectSameLanguage(reread(grammar), grammar, 'abc ', 3)),
      { seed: 1, numRuns: 60 },
    );
  });

  it('keeps every character, for any characters and names', () => {
    fc.assert(
      fc.property(fc.oneof(anyGrammar(), strangelyNamedGrammar()), (grammar) => {
        expect(alphabetOf(reread(grammar)).toString()).toBe(alphabetOf(grammar).toString());
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('rules of tokens', () => {
  it('are parser rules and lexer rules', () => {
    const text = `
      list = item (sep item)* | [!?] ;
      item = Name | 'it\\'s' | x? ;
      sep = "," | ";" ;
      x = Word_part ;
      @token Name = [a-z\\-\\]^[\\u{e9}\\u{1F600}] [^\\n]* . ;
      @fragment Word_part = "w" ;
      @fragment digit = [0-9] ;
      @skip space = " " | digit ;
    `;
    expect(linesOf(text)).toEqual([
      'list : item (sep item)* EOF | CHARACTER EOF ;',
      "item : Name | 'it\\'s' | x? ;",
      "sep : ',' | ';' ;",
      'x : Word_part ;',
      'Name : [\\-[\\]\\u005Ea-z\\u00E9\\u{1F600}] ~[\\n]* . ;',
      "Word_part : 'w' ;",
      'fragment DIGIT : [0-9] ;',
      "SPACE : (' ' | DIGIT) -> skip ;",
      'CHARACTER : [!?] ;',
    ]);
  });

  it('repeat the parser rules that lexer rules need', () => {
    expect(linesOf('s = T part ; part = "a" ; @token T = part+ ;')).toEqual([
      's : T part EOF ;',
      "part : 'a' ;",
      'T : PART+ ;',
      "fragment PART : 'a' ;",
    ]);
  });

  it('use the name of a token for a text that several tokens have', () => {
    expect(linesOf('s = "x" "y" ; @token A = "x" ; @token B = "x" ; @token C = "y" ;')[0]).toBe("s : A 'y' EOF ;");
  });
});

describe('rules of characters', () => {
  it('split texts into characters, and build classes from disjoint sets', () => {
    expect(linesOf('s = "ab"+ [a-z] [b-m] [0-9] [x] ;')).toEqual([
      "s : ('a' 'b')+ character character_2 CHARACTER_3 'x' EOF ;",
      "character : 'a' | 'b' | 'x' | CHARACTER_1 | CHARACTER_2 ;",
      "character_2 : 'b' | CHARACTER_1 ;",
      'CHARACTER_1 : [c-m] ;',
      'CHARACTER_2 : [n-wyz] ;',
      'CHARACTER_3 : [0-9] ;',
    ]);
  });
});

describe('the start rule', () => {
  it('comes first', () => {
    expect(linesOf('s = "x" ; @start t = s | "y" ;')).toEqual(["t : s EOF | 'y' EOF ;", "s : 'x' ;"]);
  });

  it('is a separate rule if the end of the input could otherwise occur inside', () => {
    expect(linesOf('s = "x" s | ;')).toEqual(['entry : s EOF ;', "s : 'x' s | ;"]);
    expect(linesOf('entry = T ; @start @token T = "x" ;')).toEqual(['entry_2 : T EOF ;', 'entry : T ;', "T : 'x' ;"]);
  });
});

describe('counts', () => {
  it.each([
    ['"x"{3}', "'x' 'x' 'x'"],
    ['"x"{2,}', "'x' 'x'+"],
    ['"x"{1,3}', "'x' ('x' 'x'?)?"],
    ['("x" | "y"){,2}?', "(('x' | 'y') ('x' | 'y')??)??"],
    ['("x"*)+', "('x'*)+"],
  ])('of %s are written out', (body, expected) => {
    expect(linesOf(`s = ${body} ;`)[0]).toBe(`s : ${expected} EOF ;`);
  });

  it('are rejected if they are too large, with nested ones multiplied', () => {
    for (const body of ['"x"{501}', '("x"{30}){30}', '("x" "y"{0,30}){30,}']) {
      expect(() => printAntlr(ebnfGrammar(`s = ${body} ;`))).toThrow(
        expect.objectContaining({ constructor: CoppiceError, code: 'count-too-large' }),
      );
    }
  });
});

describe('names', () => {
  it('follow the case that ANTLR requires, and stay distinct', () => {
    const text = `
      s = Value value VALUE a-b a_b größe 2nd options EOF word Word ;
      Value = ; value = ; VALUE = ; a-b = ; a_b = ; größe = ; 2nd = ; options = ;
      @token EOF = "x" ; @token word = "y" ; @token Word = "z" ;
    `;
    expect(linesOf(text)[0]).toBe('s : value_2 value value_3 a_b_2 a_b gr_e r_2nd options_ EOF_ WORD Word EOF ;');
  });
});

describe('the losses', () => {
  it('are none for a plain grammar with tokens', () => {
    expect(lossesOf('e = e "+" e | N ; @token N = [0-9]+ ; @skip S = " " ;')).toEqual([]);
  });

  it.each([
    ['weights', 's = @weight 2 T | ; @token T = "x" ;'],
    ['characters as tokens', 's = "x" ;'],
    ['a skipped rule in use', 's = T S ; @token T = "x" ; @skip S = " " ;'],
    ['repetition of nothing', 's = (T? T?)* ; @token T = "x" ;'],
    ['left recursion in a group', 's = (s T)? ; @token T = "x" ;'],
    ['left recursion behind nothing', 's = T? s T | T ; @token T = "x" ;'],
    ['a rule that is itself', 's = s | T ; @token T = "x" ;'],
  ])('include %s', (_, text) => {
    expect(lossesOf(text)).toHaveLength(1);
  });

  it('include each rule of a cycle of left recursion, and no other', () => {
    const [loss] = lossesOf('s = t T | T ; t = s T ; u = s ; @token T = "x" ;');
    expect(loss?.match(/`\w+`/g)).toEqual(['`s`', '`t`']);
  });
});

function lossesOf(text: string): readonly string[] {
  return printAntlr(ebnfGrammar(text)).losses;
}

function alphabetOf(grammar: Grammar): CharSet {
  const sets = grammar.nodes.flatMap((node) => {
    if (node.kind === 'literal') return [CharSet.chars(node.text)];
    return node.kind === 'class' ? [node.set] : [];
  });
  return CharSet.of(sets.flatMap((set) => [...set.pairs()]));
}
