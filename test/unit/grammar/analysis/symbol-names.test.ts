import { expect, it } from 'vitest';
import { grammarGraph } from '../../../../src/grammar/analysis/graph.ts';
import { SymbolNames } from '../../../../src/grammar/analysis/symbol-names.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

it('numbers equal symbols in preorder, and only those', () => {
  const graph = grammarGraph(ebnfGrammar('sum = term | sum "+" term ; term = "+" term | [0-9] ;'));
  const names = new SymbolNames(graph);
  const all = graph.symbols.map((node) => names.ofPath([node]));
  expect(all).toEqual(['sum.0', 'term.0', 'sum.1', '"+".0', 'term.1', '"+".1', 'term.2', '[0-9]']);
  expect(names.ofPath(graph.symbols.slice(0, 2))).toBe('sum.0 > term.0');
});
