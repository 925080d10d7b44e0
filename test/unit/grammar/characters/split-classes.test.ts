import { describe, expect, test } from 'vitest';
import { grammarGraph } from '../../../../src/grammar/analysis/graph.ts';
import { printEbnf } from '../../../../src/grammar/printing/print-ebnf.ts';
import { splitClasses } from '../../../../src/grammar/characters/split-classes.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

describe('splitClasses', () => {
  test('makes every member of a class a node', () => {
    const grammar = ebnfGrammar('s = [0-9]+ [x] t* ; t = @weight 3 [ab] | "c" ;');
    const split = splitClasses(grammar, 10);
    expect(grammarGraph(grammar).size).toBe(6);
    expect(grammarGraph(split).size).toBe(1 + 10 + 1 + 1 + 2 + 1);
    expect(split.nodes.every((node, id) => node.id === id)).toBe(true);
    expect(split.nodes.slice(1).every((node) => split.ownerOf(node) !== undefined)).toBe(true);
    expect(printEbnf(split).text).toContain('"a" | "b"');
  });

  test('leaves larger classes unchanged', () => {
    const grammar = ebnfGrammar('s = [a-z] [0-9] ;');
    expect(splitClasses(grammar, 10).nodes.filter((node) => node.kind === 'class')).toHaveLength(1);
  });

  test('keeps rules, their kinds and the tokenizer', () => {
    const grammar = ebnfGrammar('s = WORD ; @token WORD = [ab]+ ; @skip SPACE = [ ] ;');
    const split = splitClasses(grammar, 5);
    expect(split.rules.map(({ name, kind }) => [name, kind])).toEqual(
      grammar.rules.map(({ name, kind }) => [name, kind]),
    );
    expect(split.lexerRules).toEqual(grammar.lexerRules);
  });
});
