import { describe, expect, it } from 'vitest';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import { errorAtMark, readText, showRules, showWarnings } from './read-text.ts';

function rules(text: string): string[] {
  return showRules(readText('g.bnf', text));
}

describe('Backus-Naur form with quoted texts', () => {
  it('reads names, texts and alternatives over several lines', () => {
    const text = `<start> ::= <a b> "lit" | 'it'\n  | <start>"x"\n<a b> ::= | "c"`;
    expect(rules(text)).toEqual(['start = a b "lit" | "it" | start "x"', 'a b =  | "c"']);
  });

  it('reads unquoted brackets and quantifiers as operators', () => {
    const text = `<a> ::= ("x" | "y")* ["z"] {<a>} <a>+ "u"? [0-9] [^a#x41-#x43] [+-] #xA [else] ε`;
    expect(rules(text)).toEqual([String.raw`a = ("x" | "y")* "z"? a* a+ "u"? [0-9] [^A-Ca] [+\-] "\n" "else"?`]);
  });

  it('ends rules at semicolons and skips comments', () => {
    const text = '; one\n<a> ::= "x" ; two\n  /* three */ "y" ;\n// four\n<b> ::= "z" ; <c> ::= "w"\n# five\n';
    expect(rules(text)).toEqual(['a = "x" "y"', 'b = "z"', 'c = "w"']);
  });

  it('reads ranges and counts', () => {
    expect(rules(`<a> ::= 'a'..'z' | "0" ... "9" ("x"){2} "y"{1,} <a>{2,3} # a comment`)).toEqual([
      'a = [a-z] | [0-9] "x"{2,2} "y"+ a{2,3}',
    ]);
  });

  it('reads undefined names such as `empty` as the empty word', () => {
    const draft = readText('g.bnf', '<a> ::= "x" <EOF> | <empty> | <EOF>');
    expect(showRules(draft)).toEqual(['a = "x" EOF | empty | EOF', 'EOF = ', 'empty = ']);
    expect(showWarnings(draft)).toEqual(['bnf-implied-rule 1:13', 'bnf-implied-rule 1:21']);
    expect(rules('S ::= "x" EOF\nEOF ::= "."')).toEqual(['S = "x" EOF', 'EOF = "."']);
  });

  it('warns of text without quotes, and of unsupported escapes', () => {
    const draft = readText('g.bnf', '<a> ::= "x" then "\\n"');
    expect(showRules(draft)).toEqual(['a = "x" "then" "\\\\n"']);
    expect(showWarnings(draft)).toEqual(['bnf-bare-text 1:13', 'bnf-backslash 1:19']);
  });
});

describe('Backus-Naur form without quotes', () => {
  it('reads everything except names and bars as text', () => {
    const text =
      "<if> ::= if ( <cond> ) <if>; | don't\n<cond> ::= <cond>+<cond> | < | <= | >= | [x]\n; a comment\n  | 1";
    expect(rules(text)).toEqual([
      `if = "if" "(" cond ")" if ";" | "don't"`,
      'cond = cond "+" cond | "<" | "<=" | ">=" | "[x]" | "1"',
    ]);
  });

  it('warns once if brackets look like operators', () => {
    const draft = readText('g.bnf', '<a> ::= b [ <a> ] { <a> }');
    expect(showRules(draft)).toEqual(['a = "b" "[" a "]" "{" a "}"']);
    expect(showWarnings(draft)).toEqual(['bnf-brackets-are-text 1:11']);
  });
});

describe('the EBNF of W3C', () => {
  it('reads names, strings, characters, classes, groups and quantifiers', () => {
    const text = `A ::= B? ( 'x' | "y" #x41 )* [a-z#x30-#x39]+ /* c */\nB-c ::= [^<&] [\\] “q”\nB ::= | B-c`;
    expect(rules(text)).toEqual([
      String.raw`A = B? ("x" | "y" "A")* [0-9a-z]+`,
      String.raw`B-c = [^&<] [\\] "q"`,
      'B =  | B-c',
    ]);
  });

  it('skips rule numbers, but not classes that end a rule', () => {
    expect(rules("[1] A ::= [0-9]\n[2a] B ::= 'x' [12]\nC ::= A B")).toEqual(['A = [0-9]', 'B = "x" [12]', 'C = A B']);
  });

  it('computes differences of characters, through names', () => {
    const text = `Char ::= #x9 | [#x20-#x7E]\nA ::= (Char - '-') [a-z]-[aeiou] Char - ("x" | 'yz') - B\nB ::= 'y'`;
    const draft = readText('g.bnf', text);
    expect(showRules(draft)[1]).toBe(String.raw`A = [\t -,.-~] [b-df-hj-np-tv-z] [\t -wz-~]`);
    expect(draft.warnings).toEqual([]);
  });

  it('ignores other differences with a warning each', () => {
    const draft = readText('g.bnf', `C ::= "<!--" (D* - (D* '--' D*)) "-->"\nD ::= [a-z] - E\nE ::= D E?`);
    expect(showRules(draft)).toEqual(['C = "<!--" D* "-->"', 'D = [a-z]', 'E = D E?']);
    expect(showWarnings(draft)).toEqual(['bnf-difference 1:18', 'bnf-difference 2:13']);
  });

  it('ignores conditions with a warning, and semicolons between rules', () => {
    const draft = readText('g.bnf', "A ::= B 'x' [ wfc: No < in it ] ;\nB ::= 'y' ;");
    expect(showRules(draft)).toEqual(['A = B "x"', 'B = "y"']);
    expect(showWarnings(draft)).toEqual(['bnf-constraint 1:13']);
  });
});

describe('mistakes in BNF', () => {
  it.each([
    ['<a>‸ = "x"', 'bnf-missing-definition'],
    ['<a>‸ -> x', 'bnf-missing-definition'],
    ['A‸ = "x"', 'bnf-missing-definition'],
    ['‸"x" ::= A', 'bnf-expected-rule'],
    ['‸\0\0\0', 'bnf-expected-rule'],
    ['<a> ::= x‸\0', 'bnf-unexpected'],
    ['<a> ::= "x" ‸\0', 'bnf-unexpected'],
    ['<a> ::= ‸"x', 'bnf-unclosed-string'],
    ["A ::= ‸'x\n'", 'bnf-unclosed-string'],
    ['<a> ::= ‸("x" | "y"\n<b> ::= "z"', 'bnf-unclosed-group'],
    ['<a> ::= "x" ‸["y" )', 'bnf-unclosed-group'],
    ['<a> ::= ‸"z".."a"', 'bnf-bad-range'],
    ['A ::= ‸"ab".."z"', 'bnf-bad-range'],
    ['<a> ::= "x"‸{3,2}', 'bnf-reversed-count'],
    ['A ::= ‸( "x"\nB ::= "y"', 'bnf-unclosed-group'],
    ['<a> ::= "x" ‸]', 'bnf-unopened-group'],
    ['A ::= "x" ‸)', 'bnf-unopened-group'],
    ['<a> ::= "x" ‸<b', 'bnf-unclosed-name'],
    ['<a> ::= "x" | ‸* "y"', 'bnf-unexpected'],
    ['A ::= ‸{ "x" }', 'bnf-unexpected'],
    ['A ::= "x" - ‸', 'bnf-unexpected'],
    ['A ::= ‸[abc', 'bnf-unclosed-class'],
    ['A ::= ‸[]', 'bnf-empty-class'],
    ['A ::= [a‸z-b]', 'bnf-reversed-range'],
    ['A ::= ‸#x110000', 'bnf-bad-character'],
    ["A ::= 'x' ‸- [x-z]", 'bnf-never-matches'],
    ['A ::= "x" ‸/* no end', 'bnf-unclosed-comment'],
    ['A ::= ‸B', 'undefined-rule'],
    ['A ::= "x"\n‸A ::= "y"', 'duplicate-rule'],
    ['‸', 'empty-grammar'],
    [`A ::= ${'('.repeat(1000)}‸${'('.repeat(100_000)}`, 'grammar-too-deep'],
    [`<a> ::= "x" ${'('.repeat(1000)}‸${'('.repeat(100_000)}`, 'grammar-too-deep'],
  ])('are found in %.40s', (text, expected) => {
    expect(errorAtMark('g.bnf', text)).toBe(expected);
  });

  it('do not make long lines slow', () => {
    const text = `<a> ::= "x" | ${'<a> "y" '.repeat(50_000)}`;
    expect(buildGrammar(readText('g.bnf', text)).nodes.length).toBeGreaterThan(100_000);
    expect(readText('g.bnf', `A ::= "x" | ${"A 'y' ".repeat(50_000)}`).rules).toHaveLength(1);
  });
});
