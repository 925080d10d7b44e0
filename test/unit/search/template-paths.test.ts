import { describe, expect, it } from 'vitest';

import { Random } from '../../../src/core/random.ts';
import { Dictionary } from '../../../src/search/mutation/dictionary.ts';
import { InputSpace } from '../../../src/engine/input-space.ts';
import { makeStrategy } from '../../../src/search/declared-strategies.ts';
import { ebnfGrammar } from '../../ebnf-grammar.ts';
import { inputsOf, pathsOf, wordsUpTo } from './all-paths.ts';

interface Case {
  readonly exportName: string;
  readonly grammar: string;
  readonly longest: number;
}

const cases: readonly Case[] = [
  {
    exportName: 'settings',
    grammar: 'list = setting (";" setting)* ; setting = name "=" value ; name = [abc] ; value = [0-3] ;',
    longest: 7,
  },
  { exportName: 'nested', grammar: 'list = "(" item* ")" ; item = digit | list ; digit = [0-3] ;', longest: 7 },
  { exportName: 'time', grammar: 'time = number ":" number ; number = [0-3] [0-5]? ;', longest: 5 },
  {
    exportName: 'words',
    grammar: 'text = "if " name " do " name | name " " name ; name = [dfio]+ ;',
    longest: 6,
  },
  {
    exportName: 'quoted',
    grammar: 'text = "\\"" (plain | escape)* "\\"" ; plain = [ab] ; escape = "\\\\" [n"\\\\] ;',
    longest: 8,
  },
  { exportName: 'sum', grammar: 'sum = term ("+" term)* ; term = "-"? digit ; digit = [0-2] ;', longest: 7 },
];

describe('templates whose holes take words of their tokens', () => {
  it.each(cases)('have the paths of all words: $exportName', async ({ exportName, grammar: source, longest }) => {
    const grammar = ebnfGrammar(source);
    const strategy = await makeStrategy('symbolic-grammar', {
      space: new InputSpace([{ kind: 'string', maxLength: longest }]),
      random: new Random('1'),
      dictionary: new Dictionary(0),
      flipsPerSite: 1000,
      grammar: {
        inputs: [{ argument: 0, grammar }],
        templates: {
          holes: 'language',
          lengths: longest,
          maxLength: longest,
          bounds: { measure: 'characters', largest: longest },
        },
      },
    });
    const inputs = await inputsOf(strategy, exportName);
    expect(strategy.status().obstacles).toEqual([]);
    const words = wordsUpTo(grammar, longest);
    const paths = await pathsOf(words, exportName);
    expect(await pathsOf(inputs, exportName)).toEqual(paths);
    expect(inputs.length).toBeLessThan(words.length);
  });
});
