import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CharSet } from '../../../../src/grammar/characters/char-set.ts';
import type { GrammarDraft } from '../../../../src/grammar/grammar-draft.ts';
import { unicodeProperty } from '../../../../src/grammar/characters/unicode-property.ts';
import { readText, showRules, showWarnings } from './read-text.ts';

function read(text: string): GrammarDraft {
  return readText('T.g4', `lexer grammar T;\n${text}`);
}

function rules(text: string): string[] {
  return showRules(read(text));
}

function setOf(written: string): CharSet | undefined {
  const body = read(`A : ${written} ;`).rules[0]?.body;
  return body?.kind === 'class' ? body.set : undefined;
}

function escape(codePoint: number): string {
  return `\\u{${codePoint.toString(16)}}`;
}

describe('ANTLR: lexer rules', () => {
  it('distinguishes tokens, fragments and skipped text', () => {
    const text = `A : F 'x' ;
      fragment F : 'f' ;
      S : ' ' -> skip ;
      H : 'h' -> channel(HIDDEN) ;
      N : 'n' -> channel(2) ;
      V : 'v' -> channel(DEFAULT_TOKEN_CHANNEL) ;
      W : 'w' -> channel(0) ;`;
    expect(rules(text)).toEqual([
      'token A = F "x"',
      'fragment F = "f"',
      'skip S = " "',
      'skip H = "h"',
      'skip N = "n"',
      'token V = "v"',
      'token W = "w"',
    ]);
  });

  it('reads skipped text that parser rules use as tokens, with a warning', () => {
    const draft = readText('T.g4', "grammar T;\na : A S? ;\nA : 'a' ;\nS : ' ' -> skip ;");
    expect(showRules(draft)).toEqual(['a = A S?', 'token A = "a"', 'token S = " "']);
    expect(draft.lexerRules?.map((rule) => rule.hidden)).toEqual([false, true]);
    expect(showWarnings(draft)).toEqual(['antlr-hidden-token 2:7']);
  });

  it('reads sets, ranges, the wildcard and their complements', () => {
    expect(rules("A : [a-c] 'x'..'z' ~[a] ~'b' ~('c' | 'd'..'e' | [fg]) ;\nB : . ;")).toEqual([
      'token A = [a-c] [x-z] [^a] [^b] [^c-g]',
      'token B = [\\u{0}-\\u{10ffff}]',
    ]);
  });

  it('reads alternatives, quantifiers and the end of input', () => {
    expect(rules("A : '/*' .*? '*/' | '//' ~[\\n]* ('\\n' | EOF) ;")).toEqual([
      'token A = "/*" [\\u{0}-\\u{10ffff}]*? "*/" | "//" [^\\n]* ("\\n" | )',
    ]);
  });

  it('starts a lexer grammar with its first token', () => {
    expect(read("S : ' ' -> skip ;\nfragment F : 'f' ;\nA : F ;\nB : F ;").start).toBe('A');
  });

  it('allows recursion, and rules whose names differ only in case', () => {
    expect(rules("C : '(' (C | ~[()])* ')' -> skip ;\nAb : 'x' ;\nAB : 'y' ;")).toEqual([
      'skip C = "(" (C | [^()])* ")"',
      'token Ab = "x"',
      'token AB = "y"',
    ]);
  });

  it('marks rules with predicates, including those in fragments', () => {
    const draft = read("A : {p()}? 'a' ;\nB : F ;\nC : 'c' {act();} ;\nfragment F : G* ;\nfragment G : 'g' {p()}? ;");
    expect(draft.lexerRules?.map(({ rule, guarded }) => [rule, guarded])).toEqual([
      ['A', true],
      ['B', true],
      ['C', false],
    ]);
    expect(showWarnings(draft)).toEqual(['antlr-predicate 2:5', 'antlr-action 4:9', 'antlr-predicate 6:18']);
  });

  it('warns of commands without effect or with undeclared names', () => {
    const draft = read(`fragment F : 'f' -> skip ;
      A : 'a' -> channel(ODD) ;
      B : 'b' -> type(ODD) ;
      C : 'c' -> type(7) ;`);
    expect(showWarnings(draft)).toEqual([
      'antlr-fragment-command 2:18',
      'antlr-unknown-channel 3:26',
      'antlr-unknown-type 4:23',
      'antlr-unknown-type 5:23',
    ]);
    expect(showRules(draft)).toContain('token C = "c"');
    expect(read("channels { ODD }\nA : 'a' -> channel(ODD) ;").warnings).toEqual([]);
  });

  it('reads commands with a capital letter, as ANTLR does', () => {
    expect(rules("A : 'a' -> Skip ;\nB : 'b' -> Channel(HIDDEN) ;")).toEqual(['skip A = "a"', 'skip B = "b"']);
  });
});

describe('ANTLR: sets of characters', () => {
  it.each([
    ['[abc]', '[a-c]'],
    ['[a-cx-z]', '[a-cx-z]'],
    ['[-a]', '[\\-a]'],
    ['[a-]', '[\\-a]'],
    ['[a\\-c]', '[\\-ac]'],
    ['[\\]\\\\]', '[\\\\\\]]'],
    ['[\'"/[]', '["\'/\\[]'],
    ['[\\n\\r\\t\\b\\f]', '[\\u{8}-\\n\\u{c}\\r]'],
    ['[\\u0041-\\u{5a}]', '[A-Z]'],
    ['[\\u{10FFFF}]', '[\\u{10ffff}]'],
    ['[😀-😂]', '[\\u{1f600}-\\u{1f602}]'],
    ['[^]', '[\\^]'],
  ])('%s', (written, meant) => {
    const draft = read(`A : ${written} ;`);
    expect(showRules(draft)).toEqual([`token A = ${meant}`]);
    expect(draft.warnings).toEqual([]);
  });

  it('contains a caret that other notations would read as a complement, with a warning', () => {
    const draft = read('A : [^\\n] ;');
    expect(showRules(draft)).toEqual(['token A = [\\n\\^]']);
    expect(showWarnings(draft)).toEqual(['antlr-caret-in-set 2:6']);
  });

  it('reads unknown escapes as the character, with a warning', () => {
    const draft = read("A : [\\%] '\\%' ;");
    expect(showRules(draft)).toEqual(['token A = [%] "%"']);
    expect(showWarnings(draft)).toEqual(['antlr-escape 2:6', 'antlr-escape 2:11']);
  });

  it('supports Unicode properties by their ANTLR names', () => {
    expect(setOf('[\\p{Lu}]')).toEqual(unicodeProperty('Lu'));
    expect(setOf('[\\p{letter}]')).toEqual(unicodeProperty('L'));
    expect(setOf('[\\p{GREEK}]')).toEqual(unicodeProperty('Script=Greek'));
    expect(setOf('[\\p{Script=Greek}]')).toEqual(unicodeProperty('Script=Greek'));
    expect(setOf('[\\p{General_Category=Nd}]')).toEqual(unicodeProperty('Nd'));
    expect(setOf('[\\p{White-Space}]')).toEqual(unicodeProperty('White_Space'));
    expect(setOf('[\\P{L}a]')).toEqual(unicodeProperty('L')?.complement().union(CharSet.chars('a')));
    expect(setOf('[\\p{EmojiPresentation=EmojiDefault}\\p{EmojiPresentation=TextDefault}]')).toEqual(
      unicodeProperty('Emoji'),
    );
    expect(setOf('[\\p{Other_ID_Start}]')?.has(0x2118)).toBe(true);
  });

  it('law: a set contains the characters that were escaped', () => {
    const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 0x10ffff }), fc.integer({ min: 0, max: 300 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(pairs, (ranges) => {
        const expected = CharSet.of(ranges.map(([from, width]) => [from, Math.min(from + width, 0x10ffff)] as const));
        const written = [...expected.pairs()].map(([from, to]) => `${escape(from)}-${escape(to)}`).join('');
        expect(setOf(`[${written}]`)).toEqual(expected);
        if (expected.size < 0x110000) expect(setOf(`~[${written}]`)).toEqual(expected.complement());
      }),
      { seed: 1 },
    );
  });
});

describe('ANTLR: case', () => {
  it('is ignored if an option says so', () => {
    expect(rules("options { caseInsensitive = true; }\nA : 'if-' [a-c] ~'x' 'd'..'f' ;")).toEqual([
      'token A = [Ii] [Ff] "-" [A-Ca-c] [^Xx] [D-Fd-f]',
    ]);
  });

  it('is ignored or kept rule by rule', () => {
    const text = "options { caseInsensitive = true; }\nA options { caseInsensitive = false; } : 'a' ;\nB : 'b' ;";
    expect(rules(text)).toEqual(['token A = "a"', 'token B = [Bb]']);
    expect(showWarnings(read("options { caseInsensitive = maybe; }\nA : 'a' ;"))).toEqual(['antlr-option 2:11']);
  });

  it('of parser literals is that of their lexer rule', () => {
    const lexer = "lexer grammar L;\noptions { caseInsensitive = true; }\nIF : 'IF' ;\nPLUS : '+' ;";
    const parser = "parser grammar P;\noptions { tokenVocab = L; }\na : 'if' '+' 'IF' ;";
    expect(showRules(readText('P.g4', parser, { 'L.g4': lexer }))[0]).toBe('a = IF "+" IF');
  });

  it('of nameless tokens is ignored too: they become lexer rules', () => {
    const draft = readText(
      'T.g4',
      "grammar T;\noptions { caseInsensitive = true; }\na : 'if' ('IF' | '+') . ;\nA : [a-z]+ ;",
    );
    expect(showRules(draft)).toEqual([
      `a = 'if' ('if' | "+") (A | 'if' | 'if' | "+")`,
      `token 'if' = [Ii] [Ff]`,
      'token A = [A-Za-z]+',
    ]);
    expect(draft.lexerRules?.map((rule) => rule.type)).toEqual(["'if'", 'A']);
  });
});
