import { describe, expect, it } from 'vitest';

import { Parser } from '../../../src/derivation/parse/parser.ts';
import { mineGrammar } from '../../../src/mining/mine-grammar.ts';
import { printEbnf } from '../../../src/grammar/printing/print-ebnf.ts';

describe('mineGrammar', () => {
  it('finds the grammar of a recursive-descent parser without samples', async () => {
    const mined = await mineGrammar({
      target: { file: 'bench/mining/subjects/calc.js', exportName: 'calc', timeLimitMs: 2000 },
      texts: [],
      seed: '1',
      budget: { runs: 12_000, deadline: Infinity },
      name: 'calc',
    });
    if (typeof mined === 'string') throw new Error(mined);
    const parser = new Parser(mined.grammar);
    const accepts = (text: string): boolean => parser.parse(text).kind === 'parsed';
    for (const text of ['7', '12+34', '(1)', '((1-2)*3)/4', '1*2-3']) expect(accepts(text)).toBe(true);
    for (const text of ['', '+1', '1+', '()', '(1', '1a', '1 2']) expect(accepts(text)).toBe(false);
    expect(printEbnf(mined.grammar).text).toContain('expression');
  });

  it('returns no grammar that was cut off before it derives a valid text', async () => {
    const budget = { runs: 120, deadline: Infinity };
    const target = { file: 'bench/mining/subjects/calc.js', exportName: 'calc', timeLimitMs: 2000 };
    expect(await mineGrammar({ target, texts: ['1'], seed: '1', budget, name: 'calc' })).toBe('out-of-budget');
  });
});
