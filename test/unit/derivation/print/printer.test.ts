import { describe, expect, it } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { Printer } from '../../../../src/derivation/print/printer.ts';
import { resolveTokens } from '../../../../src/derivation/print/resolve-tokens.ts';
import { randomProducer } from '../../../../src/derivation/production/random-producer.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

/** Parses the text with any tokenization and prints it again. */
function reprint(grammar: Grammar, text: string): string {
  const result = new Parser(grammar).parse(text);
  if (result.kind !== 'parsed') throw new Error(`not a word: ${text}`);
  return new Printer(grammar).print(result.tree()).text;
}

describe('Printer', () => {
  it('inserts a space only between tokens that would merge', () => {
    const grammar = ebnfGrammar(
      's = (name | number | "+" | "++" | "=")* ; @token name = [a-z]+ ; @token number = [0-9]+ ; @skip ws = [ \\n]+ ;',
    );
    expect(reprint(grammar, 'a b 1 + + ++ = a')).toBe('a b1+ + ++=a');
    expect(reprint(grammar, '1 2 a')).toBe('1 2a');
  });

  it('looks ahead beyond the next token', () => {
    const grammar = ebnfGrammar('s = ("-" | ">" | "->" | "-->")* ; @skip ws = " " ;');
    expect(reprint(grammar, '- - >')).toBe('- - >');
    expect(reprint(grammar, '-> -')).toBe('->-');
  });

  it('uses other hidden text if the grammar hides no space', () => {
    const grammar = ebnfGrammar('s = name+ ; @token name = [a-z]+ ; @skip comment = "/*" [a-z]* "*/" ;');
    expect(reprint(grammar, 'a/*x*/b')).toBe('a/**/b');
  });

  it('ends a token that extends to the end of the line with a line break', () => {
    const grammar = ebnfGrammar(
      's = (note | name)+ ; @token note = "#" [^\\n]* ; @token name = [a-z]+ ; @skip ws = [ \\n]+ ;',
    );
    expect(reprint(grammar, 'a #b\nc d')).toBe('a#b\nc d');
  });

  it('reports tokens that would be misread and cannot be separated', () => {
    const grammar = ebnfGrammar('s = "if" name name ; @token name = [a-z]+ ;');
    const result = new Parser(grammar).parse('ifab', { lexing: 'any-length' });
    if (result.kind !== 'parsed') throw new Error('not a word');
    const printed = new Printer(grammar).print(result.tree());
    expect(printed.text).toBe('ifab');
    expect(printed.misread.map((token) => token.text)).toEqual(['if', 'a']);
  });

  it('joins the leaves unchanged in a scannerless grammar', () => {
    expect(reprint(ebnfGrammar('s = "if" [ ] "if" ;'), 'if if')).toBe('if if');
  });
});

describe('resolveTokens', () => {
  it('replaces the text of names that are keywords', () => {
    const grammar = ebnfGrammar('s = ("a" | "b" | name)* ; @token name = [a-c] [d]? ; @skip ws = " " ;');
    const printer = new Printer(grammar);
    const parser = new Parser(grammar);
    const random = new Random(1);
    const producer = randomProducer(grammar, random);
    for (let i = 0; i < 50; i++) {
      const tree = producer.next();
      if (tree === undefined) throw new Error('no word');
      const settled = resolveTokens(tree, grammar, printer, random);
      expect(settled.misread).toEqual([]);
      expect(parser.parse(settled.text, { lexing: 'longest-match' }).kind).toBe('parsed');
    }
  });
});
