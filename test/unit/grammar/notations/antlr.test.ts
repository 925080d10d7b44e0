import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GrammarDraft } from '../../../../src/grammar/grammar-draft.ts';
import { readText, showRules, showWarnings } from './read-text.ts';

function read(text: string): GrammarDraft {
  return readText('T.g4', `grammar T;\n${text}`);
}

const lexemes =
  `'x' ' a A : ; | ( ) ? * + ~ . .. [ ] [a-z] { } -> skip type(A) # = += < > fragment mode @x EOF /* // \\`
    .split(' ')
    .concat('options {', '\n');

function escaped(char: string): string {
  return /[\w ]/.test(char) ? char : `\\u{${char.codePointAt(0)!.toString(16)}}`;
}

/** Returns the rules that `text` adds to a grammar with the tokens A, B and C. */
function rules(text: string): string[] {
  return showRules(read(`${text}\nA : 'a' ; B : 'b' ; C : 'c' ;`)).slice(0, -3);
}

describe('ANTLR: parser rules', () => {
  it('reads alternatives, blocks and empty alternatives', () => {
    expect(rules('a : A (B | C) A | | b ;\nb : ( | A) ;')).toEqual(['a = A (B | C) A |  | b', 'b =  | A']);
  });

  it('reads all quantifiers, with the non-greedy ones marked', () => {
    expect(rules('a : A? B* C+ A?? B*? C+? (A B)+ ? ;')).toEqual(['a = A? B* C+ A?? B*? C+? (A B)+?']);
  });

  it('keeps literals with and without a lexer rule', () => {
    expect(rules("a : 'x' 'a' '\\n\\'\\\\\\u0041\\u{1f600}\\uD83D\\uDE00' ;")).toEqual([
      String.raw`a = "x" "a" "\n'\\A😀😀"`,
    ]);
  });

  it('ignores labels of elements and of alternatives', () => {
    expect(rules('a : x=A y+=(B | C) z = . # One\n | b=b[1, "]"] # Two ;\nb : A ;')).toEqual([
      'a = A (B | C) (A | B | C) | b',
      'b = A',
    ]);
  });

  it('ignores element options, before alternatives and after elements', () => {
    expect(rules("a : <assoc=right> a '^' a | A<x.Y, fail='no'> | 'x'<q> | .<w> ;")).toEqual([
      'a = a "^" a | A | "x" | A | B | C | "^" | "x"',
    ]);
  });

  it('ignores what belongs to generated code', () => {
    const draft = read(`
      options { language = Java; accessLevel = 'public'; }
      @header { package x; /* } */ // }
        import "}"; '}'
      }
      @parser::members { void f() { if (a) { b('\\''); } } }
      tokens { }
      channels { COMMENTS, }
      public a[int x = m["]"]] returns [List<A> y, String[] z] throws E, java.io.F locals [int q = 1]
        options { language = Java; } @init { x(); } @after { y(); }
        : b[{1}, "]"] ; catch [E e] { handle(e); } catch [F f] { } finally { done(); }
      private protected b : ( options { language = Java; } : 'x' ) ( @init { } : 'y' ) ;`);
    expect(showRules(draft)).toEqual(['a = b', 'b = "x" "y"']);
    expect(draft.warnings).toEqual([]);
  });

  it('reads comments anywhere, and names with letters of any script', () => {
    const text = '/** doc */ a /* x */ : // y\n Ä /** doc */ é1_ ;\n/// doc\né1_ : A ;\nÄ : [ä] ;';
    expect(rules(text).slice(0, 2)).toEqual(['a = Ä é1_', 'é1_ = A']);
  });

  it('reads section names as names if no brace follows', () => {
    expect(rules('a : options tokens channels ;\noptions : A ;\ntokens : B ;\nchannels : tree ;\ntree : C ;')).toEqual([
      'a = options tokens channels',
      'options = A',
      'tokens = B',
      'channels = tree',
      'tree = C',
    ]);
  });

  it('warns of every action and predicate, and continues', () => {
    const draft = read("a : {x();} 'x' {y()}? { {} \"}\" '}' }?<fail='no'> 'y' | {z}?=> 'z' ;");
    expect(showRules(draft)).toEqual(['a = "x" "y" | "z"']);
    expect(showWarnings(draft)).toEqual([
      'antlr-action 2:5',
      'antlr-predicate 2:16',
      'antlr-predicate 2:23',
      'antlr-predicate 2:56',
    ]);
  });

  it('warns of options that may change the language', () => {
    const draft = read(
      "options { superClass = Base; k = 1; tokenVocab = Elsewhere; }\na options { memoize = true; } : 'x' ;",
    );
    expect(showWarnings(draft)).toEqual(['antlr-superclass 2:11', 'antlr-option 2:30', 'antlr-option 3:13']);
  });

  it('warns of constructs of version 3', () => {
    const draft = read("tokens { X='x'; Y; }\na : {p}?=> 'y' ;");
    expect(showRules(draft)).toEqual(['a = "y"']);
    expect(showWarnings(draft)).toEqual(['antlr-v3 2:12', 'antlr-predicate 3:5']);
  });

  it('reads the end of input as empty, with a warning only if something follows', () => {
    const draft = read("a : b EOF ;\nb : ('x' | EOF) EOF 'y' EOF ;\nc : ('z' EOF)* EOF+ ;\nd : EOF ;");
    expect(showRules(draft)).toEqual(['a = b', 'b = ("x" | ) "y"', 'c = "z"*', 'd = ']);
    expect(showWarnings(draft)).toEqual(['antlr-inner-eof 3:12', 'antlr-inner-eof 3:17', 'antlr-inner-eof 4:10']);
  });

  it('reads `.` as any token and `~` as any other one', () => {
    const text = `a : . ~A ~('x' | 'b') ~EOF ;
      b : 'x' 'y' ;
      A : 'a' ; B : 'b' ; WS : ' ' -> skip ; fragment F : 'f' ; H : 'h' -> channel(HIDDEN) ;`;
    const draft = read(text);
    const all = 'A | B | "x" | "y"';
    expect(showRules(draft)[0]).toBe(`a = (${all}) (B | "x" | "y") (A | "y") (${all})`);
    expect(showWarnings(draft)).toEqual([
      'antlr-token-complement 2:7',
      'antlr-token-complement 2:10',
      'antlr-token-complement 2:23',
    ]);
  });
});

describe('ANTLR: the start rule', () => {
  it('is the first parser rule', () => {
    expect(read("X : 'x' ;\na : b ;\nb : a | X ;").start).toBe('a');
    expect(read("a : 'x' EOF ;\nb : 'y' EOF ;\nc : a ;").start).toBe('b');
  });

  it('is the only unused rule that reads to the end, at any position', () => {
    expect(read("a : 'x' ;\nb : a | 'y' ;\nmain : b* EOF ;").start).toBe('main');
    expect(read("a : 'x' ;\nmain : a* EOF ;\nother : a EOF ;").start).toBe('a');
    expect(read("a : 'x' ;\nmain : a (';' main)? EOF ;").start).toBe('main');
  });
});

describe('ANTLR: tokens that no lexer rule produces', () => {
  it('removes the alternatives that need them', () => {
    const draft = read(`tokens { INDENT, DEDENT }
      file : stmt* EOF ;
      stmt : 'x' | block | INDENT? 'y' ;
      block : INDENT stmt+ DEDENT | other ;
      other : F+ ;
      fragment F : 'f' ;`);
    expect(showRules(draft)).toEqual(['file = stmt*', 'stmt = "x" | "y"', 'fragment F = "f"']);
    expect(showWarnings(draft)).toEqual([
      'antlr-unmade-token 4:28',
      'antlr-unmade-token 5:28',
      'antlr-unmade-token 6:15',
    ]);
  });

  it('recognizes tokens that get their type by a command', () => {
    expect(showRules(read("tokens { X }\na : X ;\nY : 'y' -> type(X) ;"))).toEqual([
      'a = X',
      'fragment Y = "y"',
      'token X = Y',
    ]);
  });
});

describe('ANTLR: size', () => {
  it('reads ten thousand rules', () => {
    const count = 5000;
    const syntax = Array.from({ length: count }, (_, i) => `r${i} : T${i} r${(i + 1) % count}? | 'k${i}' ;`);
    const lexical = Array.from({ length: count }, (_, i) => `T${i} : 't${i}' [a-z]+ ;`);
    expect(read([...syntax, ...lexical].join('\n')).rules).toHaveLength(2 * count);
  });
});

describe('ANTLR: laws', () => {
  it('a literal contains the text that was escaped', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (text) => {
        expect(read(`a : '${Array.from(text, escaped).join('')}' ;`).rules[0]?.body).toEqual({ kind: 'literal', text });
      }),
      { seed: 1 },
    );
  });

  it('for any text, reading ends with a draft or with an error that has a location and a hint', () => {
    const word = fc.constantFrom(...lexemes);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 25 }), (words) => {
        try {
          expect(read(`a : ${words.join(' ')}`).name).toBe('T');
        } catch (error) {
          expect(error).toMatchObject({ name: 'CoppiceError', hint: expect.any(String), location: { file: 'T.g4' } });
        }
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});
