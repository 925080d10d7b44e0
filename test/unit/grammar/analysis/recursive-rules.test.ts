import { expect, it } from 'vitest';
import { recursiveRules } from '../../../../src/grammar/analysis/recursive-rules.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

it('finds rules that can contain themselves, directly or through others', () => {
  const grammar = ebnfGrammar('s = a list ; a = "(" b ")" ; b = a | "x" ; list = "," list | "" ; c = "y" ;');
  expect(recursiveRules(grammar).map((rule) => rule.name)).toEqual(['a', 'b', 'list']);
});
