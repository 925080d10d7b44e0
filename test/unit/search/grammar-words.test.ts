import { describe, expect, it } from 'vitest';

import { Random } from '../../../src/core/random.ts';
import { Parser } from '../../../src/derivation/parse/parser.ts';
import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { Dictionary } from '../../../src/search/mutation/dictionary.ts';
import { GrammarArguments } from '../../../src/search/words/grammar-arguments.ts';
import { InputSpace } from '../../../src/engine/input-space.ts';
import { kPathWords } from '../../../src/search/words/k-path-words.ts';
import { grammarStrategies } from '../../../src/search/grammar-strategies.ts';
import type { Strategy } from '../../../src/search/strategy.ts';
import { ebnfGrammar } from '../../ebnf-grammar.ts';

const grammar = ebnfGrammar(
  'list = "[" (item ("," item)*)? "]" ; item = number | list | "null" ; number = "-"? [0-9]+ ;',
);
const parser = new Parser(grammar);
const space = new InputSpace([{ kind: 'string', maxLength: 64 }]);
const isWord = (text: string): boolean => parser.parse(text).kind === 'parsed';

function strategyOf(seed: string): Strategy {
  return grammarStrategies.mutate({
    space,
    random: new Random(seed),
    dictionary: new Dictionary(0),
    flipsPerSite: 1,
    grammar: {
      inputs: [{ argument: 0, grammar }],
      templates: { holes: 'language', lengths: 1, maxLength: 8, bounds: { measure: 'height' } },
    },
  });
}

function textOf(input: RunInput): string {
  return input.kind === 'text' ? input.text : '';
}

/** Returns the texts of that many tasks; the first text of every task counts as new coverage. */
function textsOf(strategy: Strategy, tasks: number): readonly string[] {
  const texts: string[] = [];
  for (let i = 0; i < tasks; i++) {
    const task = strategy.next();
    if (task?.kind !== 'run') break;
    for (const [place, input] of task.inputs.entries()) {
      texts.push(textOf(input.value));
      strategy.ran({ input, outcome: 'returned', gain: place === 0 ? 1 : 0 });
    }
  }
  return texts;
}

describe('mutating derivation trees', () => {
  it('produces only words, many of them new', () => {
    const texts = textsOf(strategyOf('1'), 12);
    expect(texts.filter((text) => !isWord(text))).toEqual([]);
    expect(new Set(texts).size).toBeGreaterThan(200);
  });

  it('produces the same words for the same seed', () => {
    expect(textsOf(strategyOf('7'), 6)).toEqual(textsOf(strategyOf('7'), 6));
    expect(textsOf(strategyOf('7'), 6)).not.toEqual(textsOf(strategyOf('8'), 6));
  });

  it('leaves texts that are not words unchanged', () => {
    const strategy = strategyOf('1');
    const input = { value: { kind: 'text', text: '[[' }, origin: { kind: 'seed', file: 'x' } } as const;
    strategy.ran({ input, outcome: 'returned', gain: 5 });
    const texts = textsOf(strategy, 4);
    expect(texts.filter((text) => !isWord(text))).toEqual([]);
  });
});

describe('words that cover k-paths', () => {
  it('contain every symbol of the grammar after k = 1, and continue with longer paths', () => {
    const target = new GrammarArguments(space, [{ argument: 0, grammar }]);
    const short = [...kPathWords(target, new Random('1'), { shortest: 1, longest: 1 })].map(({ input }) =>
      textOf(input),
    );
    const long = [...kPathWords(target, new Random('1'), { shortest: 1, longest: 3 })].map(({ input }) =>
      textOf(input),
    );
    expect([...short, ...long].filter((text) => !isWord(text))).toEqual([]);
    for (const symbol of ['[', ']', ',', '-', 'null']) expect(short.join(' ')).toContain(symbol);
    expect(long.length).toBeGreaterThan(short.length);
  });
});
