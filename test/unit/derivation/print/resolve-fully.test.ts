import { describe, expect, it } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import type { Derivation } from '../../../../src/derivation/derivation.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { Printer } from '../../../../src/derivation/print/printer.ts';
import { resolveFully } from '../../../../src/derivation/print/resolve-fully.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

/** A tree in which `if` is a name, although the tokenizer reads it as a keyword. */
function keywordAsName(grammar: Grammar): Derivation {
  const result = new Parser(grammar).parse('if', { lexing: 'any-length' });
  if (result.kind !== 'parsed') throw new Error('not a word');
  return result.tree();
}

describe('settleFully', () => {
  it('replaces the text of a misread token', () => {
    const grammar = ebnfGrammar('s = NAME | "if" NAME ; @token NAME = "if" | [a-z]{3} ;');
    const settled = resolveFully(keywordAsName(grammar), grammar, new Printer(grammar), new Random(1));
    expect(settled.misread).toEqual([]);
    expect(settled.text).toMatch(/^[a-z]{3}$/);
  });

  it('keeps the tree if no other text is read correctly', () => {
    const grammar = ebnfGrammar('s = NAME | "if" NAME ; @token NAME = [i] [f] ;');
    const tree = keywordAsName(grammar);
    const settled = resolveFully(tree, grammar, new Printer(grammar), new Random(1));
    expect(settled.tree).toBe(tree);
    expect(settled.misread.map(({ text }) => text)).toEqual(['if']);
  });
});
