import { describe, expect, it } from 'vitest';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

describe('patterns in syntax rules of a grammar with tokens', () => {
  const grammar = ebnfGrammar('s = i"select" /\\d+/ (i"SELECT" | name)? ; @token name = [a-z]+ ; @skip ws = " "+ ;');

  it('are one token each', () => {
    const parser = new Parser(grammar);
    expect(parser.parse('sElEcT 42 x').kind).toBe('parsed');
    expect(parser.parse('s elect 42').kind).toBe('failed');
    expect(parser.parse('select 4 2').kind).toBe('failed');
  });

  it('take precedence over a named token of the same length, and equal patterns are the same token', () => {
    const parser = new Parser(grammar);
    expect(parser.parse('select 1 select', { lexing: 'longest-match' }).kind).toBe('parsed');
    expect(grammar.rules.filter((rule) => rule.kind === 'token').map((rule) => rule.name)).toEqual([
      'i"select"',
      '/\\d+/',
      'name',
    ]);
  });

  it('are characters in a grammar without tokens', () => {
    expect(ebnfGrammar('s = i"ab" /c+/ ;').rules.map((rule) => rule.name)).toEqual(['s']);
  });
});
