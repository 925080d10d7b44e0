import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import { errorAtMark, readText, showRules, showWarnings } from './read-text.ts';

function rules(text: string): string[] {
  return showRules(readText('g.abnf', text));
}

describe('ABNF', () => {
  it('reads alternatives, groups and options', () => {
    expect(rules('a = "1" / ("2" "3") [ "4" / a ]')).toEqual(['a = "1" | "2" "3" ("4" | a)?']);
  });

  it('reads all forms of repetition', () => {
    const text = 'a = *"1" 1*"2" *3"4" 2*5"6" 7"8" 0"9" 1"0"';
    expect(rules(text)).toEqual(['a = "1"* "2"+ "4"{0,3} "6"{2,5} "8"{7,7} "0"']);
  });

  it('reads values in three bases, as characters, ranges and texts', () => {
    expect(rules('a = %x41 %d66-68 %b1000101 %x0D.0A %X1F600')).toEqual(['a = "A" [B-D] "E" "\\r\\n" "😀"']);
  });

  it('ignores the case of strings by default', () => {
    expect(rules('a = "if+" %s"If" %i"x"')).toEqual(['a = [Ii] [Ff] "+" "If" [Xx]']);
  });

  it('ignores the case of names, and writes them as defined', () => {
    const draft = readText('g.abnf', 'Start = PART\npart = %x41 START');
    expect(showRules(draft)).toEqual(['Start = part', 'part = "A" Start']);
    expect(errorAtMark('g.abnf', 'a = "x"\n‸A = "y"')).toBe('duplicate-rule');
  });

  it('adds the core rules that are used, and no others', () => {
    expect(rules('a = crlf / Digit')).toEqual([
      'a = CRLF | DIGIT',
      'CRLF = CR LF',
      'DIGIT = [0-9]',
      'CR = "\\r"',
      'LF = "\\n"',
    ]);
    expect(rules('a = DIGIT\ndigit = "7"')).toEqual(['a = digit', 'digit = "7"']);
  });

  it('has all sixteen core rules', () => {
    const names = 'ALPHA BIT CHAR CR CRLF CTL DIGIT DQUOTE HEXDIG HTAB LF LWSP OCTET SP VCHAR WSP'.split(' ');
    const grammar = buildGrammar(readText('g.abnf', `a = ${names.join(' / ')}`));
    expect(grammar.rules.map((rule) => rule.name).sort()).toEqual([...names, 'a'].sort());
  });

  it('continues a rule on indented lines, after comments', () => {
    expect(rules('a = "1" ; one\n    ; none\n  / "2"\n\nb = a\n')).toEqual(['a = "1" | "2"', 'b = a']);
    expect(rules('\r\n   a = "1"\r\n     "2"\r\n   b = a\r\n')).toEqual(['a = "1" "2"', 'b = a']);
  });

  it('adds incremental alternatives', () => {
    const draft = readText('g.abnf', 'a = "1"\nb =/ "2"\nA =/ "3" / "4"');
    expect(showRules(draft)).toEqual(['a = "1" | "3" | "4"', 'b = "2"']);
    expect(showWarnings(draft)).toEqual(['abnf-nothing-to-extend 2:1']);
  });

  it('reads prose as a name if it is one, else leaves out what needs it', () => {
    const draft = readText('g.abnf', 'a = 0<b> <B> / <one of two> "x" / *<any>\nb = "1"\nc = <see RFC 1>');
    expect(showRules(draft)).toEqual(['a = b | ', 'b = "1"']);
    expect(showWarnings(draft)).toEqual(['abnf-prose 1:16', 'abnf-prose 1:36', 'abnf-prose 3:5']);
    expect(errorAtMark('g.abnf', 'a = ‸b\nb = <see RFC 1>')).toBe('undefined-rule');
  });

  it.each([
    ['a‸ "x"', 'abnf-missing-equals'],
    ['a‸ ::= "x"', 'abnf-missing-equals'],
    ['‸"x"', 'abnf-expected-rule'],
    ['‸\0\0', 'abnf-expected-rule'],
    ['a = "x"\n‸"y"', 'abnf-expected-rule'],
    ['  a = "x"\n  b = "y"\n  ‸c "z"', 'abnf-expected-rule'],
    ['a = ‸', 'abnf-empty-alternative'],
    ['a = "x" /\n‸', 'abnf-empty-alternative'],
    ['a = (‸)', 'abnf-empty-alternative'],
    ['a = ‸("x"\nb = "y"', 'abnf-unclosed-bracket'],
    ['a = ‸["x")', 'abnf-unclosed-bracket'],
    ['a = "x" ‸)', 'abnf-unopened-bracket'],
    ['a = ‸"x\n', 'abnf-unclosed-string'],
    ['a = ‸<x\n', 'abnf-unclosed-prose'],
    ['a = "x" ‸| "y"', 'abnf-unexpected'],
    ["a = ‸'x'", 'abnf-unexpected'],
    ['a = b ‸{2}', 'abnf-unexpected'],
    ['a = ‸5*2"x"', 'abnf-reversed-count'],
    ['a = ‸99999999999999999999"x"', 'abnf-bad-count'],
    ['a = ‸1#b', 'abnf-list'],
    ['a = ‸%x5A-41', 'abnf-reversed-range'],
    ['a = ‸%q41', 'abnf-bad-value'],
    ['a = %x‸ 41', 'abnf-bad-value'],
    ['a = %x4‸G', 'abnf-bad-value'],
    ['a = %x41-42‸-43', 'abnf-bad-value'],
    ['a = %x‸110000', 'abnf-bad-value'],
    ['a = ‸b', 'undefined-rule'],
    ['‸', 'empty-grammar'],
    [`a = ${'('.repeat(1000)}‸${'('.repeat(100_000)}`, 'grammar-too-deep'],
  ])('finds the error in %.40s', (text, expected) => {
    expect(errorAtMark('g.abnf', text)).toBe(expected);
  });

  it('reads any code point from its number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x10ffff }), (codePoint) => {
        const written = `a = %x${codePoint.toString(16)} / %d${codePoint} / %b${codePoint.toString(2)}`;
        const text = String.fromCodePoint(codePoint);
        const options = Array.from({ length: 3 }, () => ({ kind: 'literal', text }));
        expect(readText('g.abnf', written).rules[0]?.body).toMatchObject({ kind: 'alt', options });
      }),
      { seed: 1 },
    );
  });

  it('reads ten thousand rules at once', () => {
    const text = Array.from({ length: 10_000 }, (_, i) => `r${i} = r${(i + 1) % 10_000} / "x" ; rule ${i}\n`).join('');
    expect(buildGrammar(readText('g.abnf', text)).rules).toHaveLength(10_000);
  });
});
