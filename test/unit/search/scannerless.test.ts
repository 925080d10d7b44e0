import { describe, expect, it } from 'vitest';

import { Random } from '../../../src/core/random.ts';
import { Dictionary } from '../../../src/search/mutation/dictionary.ts';
import { InputSpace } from '../../../src/engine/input-space.ts';
import { makeStrategy } from '../../../src/search/declared-strategies.ts';
import { ebnfGrammar } from '../../ebnf-grammar.ts';
import { inputsOf, pathsOf, wordsUpTo } from './all-paths.ts';

/** Grammars of finitely many words, each with a parser that accepts more than these words. */
const cases = [
  { exportName: 'settings', grammar: 'list = setting (";" setting)? ; setting = [abc] "=" [0-3] ;' },
  { exportName: 'nested', grammar: 'list = "(" (item item?)? ")" ; item = [0-3] | "(" [0-3]? ")" ;' },
  { exportName: 'time', grammar: 'time = number ":" number ; number = [0-3] [0-5]? ;' },
  { exportName: 'quoted', grammar: 'text = "\\"" part? part? "\\"" ; part = [ab] | "\\\\" [n"\\\\] ;' },
  { exportName: 'sum', grammar: 'sum = term ("+" term)? ; term = "-"? [0-2] ;' },
] as const;

describe('flipping decisions within a grammar', () => {
  it.each(cases)(
    'reaches the paths of all words by words alone: $exportName',
    async ({ exportName, grammar: source }) => {
      const grammar = ebnfGrammar(source);
      const inputs = [{ argument: 0, grammar }];
      const strategy = await makeStrategy('scannerless', {
        space: new InputSpace([{ kind: 'string', maxLength: 16 }]),
        random: new Random('1'),
        dictionary: new Dictionary(0),
        flipsPerSite: 1000,
        grammar: {
          inputs,
          templates: { holes: 'language', lengths: 1, maxLength: 16, bounds: { measure: 'characters' } },
        },
      });
      const made = await inputsOf(strategy, exportName, inputs);
      const words = wordsUpTo(grammar, 16);
      const texts = new Set(words.map((word) => word.kind === 'text' && word.text));
      expect(made.filter((input) => input.kind === 'text' && !texts.has(input.text))).toEqual([]);
      expect(await pathsOf(made, exportName)).toEqual(await pathsOf(words, exportName));
      expect(made.length).toBeLessThan(words.length);
    },
  );
});
