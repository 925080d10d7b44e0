import { describe, expect, it } from 'vitest';

import { DerivationCounts } from '../../../../src/derivation/counting/derivation-counts.ts';
import { WordCounts } from '../../../../src/derivation/counting/word-counts.ts';
import { enumerateTemplates } from '../../../../src/derivation/templates/enumerate-templates.ts';
import { symbolicGrammar } from '../../../../src/derivation/templates/symbolic-grammar.ts';
import { templateText } from '../../../../src/derivation/templates/template.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';

describe('the symbolic grammar of SimpleCalc', () => {
  const calculator = loadGrammarSync('examples/simplecalc.ebnf');

  it('with free holes has the derivations and templates of the paper', () => {
    const { grammar } = symbolicGrammar(calculator, { lengths: 3, holes: 'free' });
    const derivations = new DerivationCounts(grammar);
    const words = new WordCounts(grammar);
    expect([1, 2, 3, 4, 5, 6].map((n) => String(derivations.of(n)))).toEqual(['1', '1', '9', '24', '166', '652']);
    expect([1, 2, 3, 4, 5, 6].map((n) => String(words.of(n)))).toEqual(['1', '1', '9', '17', '96', '246']);
  });

  it('distinguishes letters and digits if holes have the language of their token', () => {
    const symbolic = symbolicGrammar(calculator, { lengths: 3, holes: 'language' });
    const templates = [...enumerateTemplates(symbolic, { measure: 'characters', largest: 2 })];
    expect(templates.map(templateText)).toEqual(['‹l›', '‹n›', '-‹l›', '-‹n›']);
    expect(templates.map(({ text }) => text)).toEqual(['x', '7', '-x', '-7']);
  });
});

describe('tokens', () => {
  const withTokens = ebnfGrammar(`
    program = statement* ;
    statement = "let" NAME "=" NUMBER ";" ;
    @token NAME = [a-z] [a-z0-9]* ;
    @token NUMBER = [0-9]+ ;
    @skip SPACE = " "+ ;
  `);

  it('of any length become one hole of each length up to the bound', () => {
    const symbolic = symbolicGrammar(withTokens, { lengths: 2, holes: 'language' });
    const templates = [...enumerateTemplates(symbolic, { measure: 'height', largest: 5 })];
    expect(templates.map(templateText)).toEqual([
      '',
      'let ‹NAME›=‹NUMBER›;',
      'let ‹NAME›=‹NUMBER:2›;',
      'let ‹NAME:2›=‹NUMBER›;',
      'let ‹NAME:2›=‹NUMBER:2›;',
    ]);
  });

  it('of any length become one open hole if lengths are symbolic', () => {
    const symbolic = symbolicGrammar(withTokens, { lengths: 'symbolic', holes: 'language' });
    const templates = [...enumerateTemplates(symbolic, { measure: 'height', largest: 5 })];
    expect(templates.map(templateText)).toEqual(['', 'let ‹NAME*›=‹NUMBER*›;']);
    expect(templates[1]?.holes.map(({ start, length }) => [start, length])).toEqual([
      [4, 1],
      [6, 1],
    ]);
  });

  it('that are not named stay unchanged', () => {
    const symbolic = symbolicGrammar(withTokens, { only: ['NUMBER'], lengths: 1, holes: 'language' });
    const [, first] = enumerateTemplates(symbolic, { measure: 'height', largest: 5 });
    expect(templateText(first!)).toMatch(/^let [a-z]=‹NUMBER›;$/u);
  });

  it('can have names beside their holes', () => {
    const hints = new Map([['NAME', ['print']]]);
    const symbolic = symbolicGrammar(withTokens, { lengths: 1, holes: 'free', hints });
    const templates = [...enumerateTemplates(symbolic, { measure: 'height', largest: 5 })];
    expect(templates.map(templateText)).toEqual(['', 'let print=‹NUMBER›;', 'let ‹NAME›=‹NUMBER›;']);
  });

  it('that do not exist cannot be made symbolic', () => {
    expect(() => symbolicGrammar(withTokens, { only: ['NUMBR'], lengths: 1, holes: 'free' })).toThrow(
      'the grammar has no rule `NUMBR`',
    );
  });
});

describe.each(['json', 'lua', 'csv', 'arithmetic', 'url'])('every template of %s', (name) => {
  const grammar = loadGrammarSync(name);

  it('is a word of the grammar while it contains its samples', () => {
    const symbolic = symbolicGrammar(grammar, { lengths: 2, holes: 'language' });
    const parser = new Parser(grammar);
    let count = 0;
    for (const template of enumerateTemplates(symbolic, { measure: 'height', largest: 14 })) {
      expect(parser.parse(template.text, { maxWork: 1_000_000 }).kind, template.text).toBe('parsed');
      if (++count === 150) break;
    }
    expect(count).toBeGreaterThan(2);
  });
});
