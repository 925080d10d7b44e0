import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkDerivation, yieldOf, type Derivation } from '../../../../src/derivation/derivation.ts';
import { enumerateDerivations } from '../../../../src/derivation/enumeration/enumerate-derivations.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { DerivationCounts } from '../../../../src/derivation/counting/derivation-counts.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { scannerlessGrammar } from '../../../random-grammar.ts';

/** Prints rules and texts only: `e(e(1) + e(2))`. */
function outline(tree: Derivation): string {
  if (tree.children.length === 0) return tree.text;
  const inner = tree.children.map(outline).filter((part) => part !== '');
  return tree.node.kind === 'ref' ? `${tree.node.name}(${inner.join(' ')})` : inner.join(' ');
}

function parse(grammar: string, text: string): string {
  const result = new Parser(ebnfGrammar(grammar)).parse(text);
  return result.kind === 'parsed' ? `${outline(result.tree())} ${result.countDerivations()}` : result.kind;
}

describe('Parser', () => {
  it('returns the first of several derivations and counts all', () => {
    const grammar = 'e = e "+" e | [0-9] ;';
    expect(parse(grammar, '1+2')).toBe('e(e(1) + e(2)) 1');
    expect(parse(grammar, '1+2+3')).toBe('e(e(e(1) + e(2)) + e(3)) 2');
    expect(parse(grammar, '1+2+3+4+5')).toMatch(/ 14$/);
  });

  it('parses left, right, middle and hidden left recursion', () => {
    expect(parse('l = l "x" | "x" ;', 'xxx')).toBe('l(l(l(x) x) x) 1');
    expect(parse('r = "x" r | "x" ;', 'xxx')).toBe('r(x r(x r(x))) 1');
    expect(parse('p = "(" p ")" | ;', '(())')).toBe('p(( p(( p() )) )) 1');
    expect(parse('h = n h "x" | "x" ; n = "y"? ;', 'xx')).toMatch(/ 1$/);
  });

  it('returns a finite tree for a grammar with infinitely many derivations', () => {
    expect(parse('a = a | b | "x" ; b = a ;', 'x')).toBe('a(x) infinite');
    expect(parse('a = ("x"?)* "y" ;', 'xy')).toMatch(/infinite$/);
  });

  it('prefers long early parts and few iterations', () => {
    expect(parse('s = w w ; w = [a-z]+ ;', 'abcd')).toBe('s(w(a b c) w(d)) 3');
    expect(parse('s = w* ; w = [a-z]+ ;', 'abc')).toBe('s(w(a b c)) 4');
  });

  it('respects the bounds of counted repeats', () => {
    const grammar = 's = "a"{2,3} "b"{2,} "c"{2} ;';
    expect(parse(grammar, 'aabbcc')).toMatch(/ 1$/);
    expect(parse(grammar, 'aaabbbbcc')).toMatch(/ 1$/);
    for (const text of ['abbcc', 'aaaabbcc', 'aabcc', 'aabbc', 'aabbccc']) expect(parse(grammar, text)).toBe('failed');
  });

  it('reports where a text stops being a prefix of a word, and what could follow', () => {
    const parser = new Parser(ebnfGrammar('list = "[" item ("," item)* "]" ; item = [0-9]+ | "\\n" ;'));
    expect(parser.parse('[1,\n,x]')).toMatchObject({
      kind: 'failed',
      line: 2,
      column: 2,
      expected: ['"\\n"', '[0-9]'],
    });
    expect(parser.parse('[1')).toMatchObject({ kind: 'failed', offset: 2, expected: ['","', '"]"', '[0-9]'] });
    expect(parser.parse('[1]]')).toMatchObject({ kind: 'failed', offset: 3, expected: ['end of input'] });
    expect(parser.parse('')).toMatchObject({ kind: 'failed', offset: 0, expected: ['"["'] });
  });

  it('counts offsets in UTF-16 code units and characters in code points', () => {
    const parser = new Parser(ebnfGrammar('s = [\\u{10000}-\\u{10ffff}] "x" ;'));
    expect(parser.parse('\u{1f600}x').kind).toBe('parsed');
    expect(parser.parse('\u{1f600}y')).toMatchObject({ kind: 'failed', offset: 2, column: 3 });
  });

  it('gives up when the work limit is reached, which is not a failure', () => {
    const parser = new Parser(ebnfGrammar('s = s s | "a" ;'));
    expect(parser.parse('a'.repeat(200), { maxWork: 1000 }).kind).toBe('given-up');
  });

  it('parses words nested 20,000 deep and lists of 100,000 items without recursion', () => {
    const nested = new Parser(ebnfGrammar('s = "[" s "]" | ;'));
    const deep = nested.parse('['.repeat(20_000) + ']'.repeat(20_000));
    expect(deep.kind === 'parsed' && yieldOf(deep.tree()).length).toBe(40_000);
    const right = new Parser(ebnfGrammar('s = "x" s | ;')).parse('x'.repeat(100_000));
    expect(right.kind === 'parsed' && yieldOf(right.tree()).length).toBe(100_000);
  });

  it('counts as many derivations of each word as enumeration finds', () => {
    let checked = 0;
    fc.assert(
      fc.property(scannerlessGrammar(), (grammar) => {
        const largest = 4;
        const counts = new DerivationCounts(grammar, 'characters');
        for (let n = 0; n <= largest; n++) {
          const count = counts.of(n);
          if (count === 'infinite' || count > 300n) return;
        }
        const byWord = new Map<string, bigint>();
        for (const tree of enumerateDerivations(grammar, { measure: 'characters', largest })) {
          byWord.set(yieldOf(tree), (byWord.get(yieldOf(tree)) ?? 0n) + 1n);
        }
        const parser = new Parser(grammar);
        for (const [word, count] of byWord) {
          const result = parser.parse(word);
          expect(result.kind === 'parsed' && result.countDerivations()).toBe(count);
          checked++;
        }
        for (const word of ['', 'a', 'b', 'ab', 'ba', 'abc', 'cab', 'aa']) {
          expect(parser.parse(word).kind).toBe(byWord.has(word) ? 'parsed' : 'failed');
        }
      }),
      { seed: 4, numRuns: 600 },
    );
    expect(checked).toBeGreaterThan(500);
  });
});

describe('Parser of a grammar with tokens', () => {
  const grammar = ebnfGrammar(`
    s = "if" name block | name "=" number ;
    block = "{" s* "}" ;
    @token name = [a-z]+ ;
    @token number = [0-9]+ ("." [0-9]+)? ;
    @skip space = [ \\n]+ ;
    @skip comment = "#" [^\\n]* ;
  `);
  const parser = new Parser(grammar);

  it('allows hidden text anywhere between tokens', () => {
    const result = parser.parse(' # first\nif x { y = 1.5 z=2 # last\n}');
    expect(result.kind === 'parsed' && outline(result.tree())).toBe(
      's(if name(x) block({ s(name(y) = number(1 . 5)) s(name(z) = number(2)) }))',
    );
  });

  it('first splits tokens as the tokenizer does, and in other ways only if that fails', () => {
    expect(parser.parse('ifx = 1')).toMatchObject({ kind: 'parsed', lexing: 'longest-match' });
    expect(parser.parse('if = 1')).toMatchObject({ kind: 'parsed', lexing: 'any-length' });
    expect(parser.parse('if = 1', { lexing: 'longest-match' }).kind).toBe('failed');
  });

  it('reports the unexpected token after hidden text', () => {
    expect(parser.parse('x =   y')).toMatchObject({ kind: 'failed', offset: 6, expected: ['number'] });
  });

  it('derives the texts of tokens', () => {
    const result = parser.parse('x = 12');
    if (result.kind !== 'parsed') throw new Error('not a word');
    const leaves = [...walkDerivation(result.tree())].filter((part) => part.children.length === 0 && part.text !== '');
    expect(leaves.map((part) => part.text)).toEqual(['x', '=', '1', '2']);
  });

  it('recognizes tokens whose rule is recursive', () => {
    const nested = new Parser(ebnfGrammar('s = c "x" ; @token c = "(" (c | [a-w])* ")" ;'));
    expect(nested.parse('(a(b)((c)))x').kind).toBe('parsed');
    expect(nested.parse('(a(b)((c))x').kind).toBe('failed');
    expect(nested.parse(`${'('.repeat(3000)}${')'.repeat(3000)}x`).kind).toBe('parsed');
  });
});

describe('hidden text that could also be tokens', () => {
  const parser = new Parser(
    ebnfGrammar('s = word note* ; @token word = [a-z]+ ; @token note = "#" [a-z]* ; @skip hash = "#" [a-z]* ;'),
  );

  it('is counted in every reading, including at the end', () => {
    const result = parser.parse('a#b#c', { lexing: 'any-length' });
    // Each of `#b` and `#c` is a note or hidden; a note may also end early, but its letters are then not a word here.
    expect(result.kind === 'parsed' && result.countDerivations()).toBe(4n);
  });
});
