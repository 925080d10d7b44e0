import { describe, expect, it } from 'vitest';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import { errorAtMark, readText, showRules, showWarnings } from './read-text.ts';

function body(text: string): string {
  return showRules(readText('g.peggy', `a = ${text}`))[0]!.slice('a = '.length);
}

function warnings(text: string): string[] {
  return showWarnings(readText('g.peggy', text));
}

describe('peggy', () => {
  it('ends a rule with a semicolon or at the next rule', () => {
    const text = '// one\na "first" = "x" b /* two */ b "second"\n  = \'y\';c=.';
    expect(showRules(readText('g.pegjs', text))).toEqual(['a = "x" b', 'b = "y"', `c = [\\u{0}-\\u{10ffff}]`]);
  });

  it('reads ordered choice as choice, with one warning', () => {
    const draft = readText('g.peggy', 'a = "x" / b / ""\nb = "y" / "z"');
    expect(showRules(draft)).toEqual(['a = "x" | b | ', 'b = "y" | "z"']);
    expect(showWarnings(draft)).toEqual(['peggy-ordered-choice 1:9']);
  });

  it('ignores labels, plucks and text operators', () => {
    expect(body('x:"1" @"2" @y : "3" $"4" z:$("5" "6") @$"7"+')).toBe('"1" "2" "3" "4" "5" "6" "7"+');
  });

  it('reads strings and classes with their escapes and flags', () => {
    expect(body(String.raw`"a\n\x41\u0042\u{43}\q\"" 'if'i ""`)).toBe(String.raw`"a\nABCq\"" [Ii] [Ff]`);
    expect(body(String.raw`[a-c\]\-\n] [^a]i [-a] [^]`)).toBe(String.raw`[\n\-\]a-c] [^Aa] [\-a] [\u{0}-\u{10ffff}]`);
  });

  it('reads quantifiers, counts and separators', () => {
    expect(body('"1"? "2"* "3"+')).toBe('"1"? "2"* "3"+');
    expect(body('"1"|2| "2"|2..| "3"|..2| "4"|1..2| "5"|0|')).toBe('"1"{2,2} "2"{2,Infinity} "3"{0,2} "4"{1,2}');
    expect(body('"1"|.., ","| "2"|2..4, ";" / ","| "3"|1, ","|')).toBe(
      '("1" ("," "1")*)? "2" ((";" | ",") "2"){1,3} "3"',
    );
  });

  it('derives any number of repetitions if only a parser can compute the count', () => {
    const draft = readText('g.peggy', 'a = n:[0-9] "x"|n| "y"|{return 1}..2|');
    expect(showRules(draft)).toEqual(['a = [0-9] "x"* "y"{0,2}']);
    expect(showWarnings(draft)).toEqual(['peggy-computed-count 1:17', 'peggy-computed-count 1:24']);
  });

  it('ignores code, with a warning per initializer, per rule with actions, and per predicate', () => {
    const text = '{{ let x = {}; }}\n{ let y }\na = "x" { return {} } / "y" { }\nb = &{ true } "z" !{ f({}) } { }';
    expect(warnings(text)).toEqual([
      'peggy-initializer 1:1',
      'peggy-initializer 2:1',
      'peggy-action 3:9',
      'peggy-ordered-choice 3:23',
      'peggy-code-predicate 4:5',
      'peggy-code-predicate 4:19',
      'peggy-action 4:30',
    ]);
  });

  it('removes the characters that a predicate before a class rejects', () => {
    const draft = readText('g.peggy', 'a = !"x" . !([a-m] "n") ![a-y] [a-z] &[0-4] [3-9]');
    expect(showRules(draft)).toEqual(['a = [^x] [z] [34]']);
    expect(showWarnings(draft)).toEqual(['peggy-predicate 1:12']);
  });

  it('follows references on both sides of a predicate', () => {
    const draft = readText(
      'g.peggy',
      'a = !(q / "\\\\" / eol) any\nq = [\'"]\neol = "\\n" / "\\r\\n" / "\\r"\nany = .',
    );
    expect(showRules(draft)[0]).toBe(String.raw`a = [^\n\r"'\\]`);
    expect(draft.warnings.map(({ code }) => code)).toEqual(['peggy-ordered-choice']);
  });

  it('ignores other predicates, with a warning each', () => {
    const draft = readText('g.peggy', 'a = !"*/" . &b "c" !.\nb = "c" b?');
    expect(showRules(draft)[0]).toBe(String.raw`a = [\u{0}-\u{10ffff}] "c"`);
    expect(showWarnings(draft)).toEqual(['peggy-predicate 1:5', 'peggy-predicate 1:13', 'peggy-predicate 1:20']);
  });

  it('does not read a recursive rule as a character', () => {
    const draft = readText('g.peggy', 'a = !b .\nb = "x" b / "y"');
    expect(showRules(draft)[0]).toBe('a = [^y]');
    expect(showWarnings(draft)).toContain('peggy-predicate 1:5');
  });

  it.each([
    ['‸import { x } from "y"\na = x', 'peggy-import'],
    ['a = ‸lib.rule', 'peggy-import'],
    ['a‸ <- "x"', 'peggy-missing-equals'],
    ['a‸ "name" "x"', 'peggy-missing-equals'],
    ['‸= "x"', 'peggy-expected-rule'],
    ['a = "x" ;‸;', 'peggy-expected-rule'],
    ['‸(((', 'peggy-expected-rule'],
    ['a = ‸', 'peggy-empty-alternative'],
    ['a = "x" / ‸;', 'peggy-empty-alternative'],
    ['a = ‸("x"\nb = "y"', 'peggy-unclosed-group'],
    ['a = "x"‸)', 'peggy-unopened-group'],
    ['a = "x" ‸| "y"', 'peggy-bad-bar'],
    ['a = "x"‸|2.. "y"', 'peggy-unclosed-count'],
    ['a = "x"‸|5..2|', 'peggy-reversed-count'],
    ['a = "x"|‸99999999999999999999|', 'peggy-bad-count'],
    ['a = ‸"x\n', 'peggy-unclosed-string'],
    ['a = ‸[x\n', 'peggy-unclosed-class'],
    ['a = ‸[]', 'peggy-empty-class'],
    ['a = [‸z-a]', 'peggy-reversed-range'],
    ['a = "x" ‸{ if (x) {', 'peggy-unclosed-code'],
    ['a = "x" ‸/* no end', 'peggy-unclosed-comment'],
    ['a = ‸* "x"', 'peggy-unexpected'],
    ['a = "x" { } ‸}', 'peggy-unexpected'],
    ['a = ‸!"x" "x"', 'peggy-never-matches'],
    ['a = ‸b', 'undefined-rule'],
    ['a = "x"\n‸a = "y"', 'duplicate-rule'],
    ['‸', 'empty-grammar'],
    [`a = ${'('.repeat(1000)}‸${'('.repeat(100_000)}`, 'grammar-too-deep'],
  ])('finds the error in %.40s', (text, expected) => {
    expect(errorAtMark('g.peggy', text)).toBe(expected);
  });

  it('terminates for chains of references of any length', () => {
    const chain = Array.from({ length: 10_000 }, (_, i) => `r${i} = r${i + 1} / r${i + 1}\n`).join('');
    const draft = readText('g.peggy', `a = !r0 .\n${chain}r10000 = "x"`);
    expect(showWarnings(draft)[1]).toBe('peggy-predicate 1:5');
    expect(buildGrammar(draft).rules).toHaveLength(10_002);
  });
});
