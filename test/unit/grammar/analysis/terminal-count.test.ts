import { describe, expect, it } from 'vitest';
import { terminalCount } from '../../../../src/grammar/analysis/terminal-count.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

describe('counting terminals', () => {
  it('counts different literals and classes of a scannerless grammar', () => {
    expect(terminalCount(ebnfGrammar('s = "if" [a-z] "if" [a-z] [0-9] ; unreachable = "x" ;'))).toBe(3);
  });

  it('counts tokens, not their parts', () => {
    const grammar = ebnfGrammar('s = "if" NAME NAME ; @token NAME = [a-z] [a-z0-9]* ; @skip SPACE = " " ;');
    expect(terminalCount(grammar)).toBe(2);
  });
});
