import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Parser } from '../../../src/derivation/parse/parser.ts';
import { checkGrammar } from '../../../src/grammar/check.ts';
import { loadGrammarSync } from '../../../src/grammar/load-grammar.ts';

const grammar = loadGrammarSync('printf');
const parser = new Parser(grammar);
const cases = JSON.parse(
  readFileSync(new URL('../../cases/grammars/printf.json', import.meta.url), 'utf8'),
) as Readonly<Record<'accepts' | 'rejects', readonly string[]>>;

function derives(text: string): boolean {
  return parser.parse(text, { lexing: 'longest-match' }).kind === 'parsed';
}

// No parser at hand reads all of C's formats and refuses the others, so that words are not judged by one here.
describe('the shipped grammar printf', () => {
  test('has neither errors nor doubtful rules', () => {
    expect(checkGrammar(grammar)).toEqual([]);
  });

  test.each(cases.accepts)('derives %j', (text) => {
    expect(derives(text)).toBe(true);
  });

  test.each(cases.rejects)('does not derive %j', (text) => {
    expect(derives(text)).toBe(false);
  });
});
