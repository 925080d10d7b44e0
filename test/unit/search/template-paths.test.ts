import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { Random } from '../../../src/core/random.ts';
import { yieldOf } from '../../../src/derivation/derivation.ts';
import { enumerateWords } from '../../../src/derivation/enumeration/enumerate-words.ts';
import { openTarget } from '../../../src/execution/open-target.ts';
import type { Input } from '../../../src/execution/input.ts';
import type { RunInput } from '../../../src/execution/run-input.ts';
import type { Grammar } from '../../../src/grammar/grammar.ts';
import { Dictionary } from '../../../src/search/dictionary.ts';
import { InputSpace } from '../../../src/search/input-space.ts';
import { LocalExplorer } from '../../../src/search/local-explorer.ts';
import type { Recording } from '../../../src/search/recording.ts';
import { makeStrategy } from '../../../src/search/make-strategy.ts';
import type { ExpandTask, Strategy } from '../../../src/search/strategy.ts';
import { ebnfGrammar } from '../../ebnf-grammar.ts';

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

const file = path.resolve('test/cases/template-paths/subjects.js');
// A path is the sequence of all decisions, so each operand of a condition has to be one.
const choices = { compound: false } as const;

/** Every input that a strategy comes to until it has nothing left to do. */
async function inputsOf(strategy: Strategy, exportName: string): Promise<readonly RunInput[]> {
  const space = new InputSpace([{ kind: 'string', maxLength: 16 }]);
  const explorer = await LocalExplorer.open({ target: { file, exportName, choices }, space });
  const inputs: RunInput[] = [];
  const run = async (made: readonly Input[]): Promise<void> => {
    const runs = await explorer.run(made.map(({ value }) => value));
    for (const [i, { outcome }] of runs.entries()) {
      const input = made[i] as Input;
      inputs.push(input.value);
      strategy.ran({ input, outcome: outcome.kind, gain: 0 });
    }
  };
  const childrenOf = async (task: ExpandTask): Promise<readonly Input[]> => {
    const { value } = task.input;
    const [recording] = await explorer.record([value]);
    const solved = await explorer.solve(value, task.choose(recording as Recording), task.effort);
    return task.derive(solved.flips);
  };
  for (let task = strategy.next(); task !== undefined; task = strategy.next()) {
    await run(task.kind === 'run' ? task.inputs : await childrenOf(task));
    task.done?.(1);
  }
  expect(strategy.standing().obstacles).toEqual([]);
  await explorer.close();
  return inputs;
}

async function pathsOf(inputs: readonly RunInput[], exportName: string): Promise<ReadonlySet<number | undefined>> {
  const target = await openTarget({ file, exportName, build: 'coverage', choices: { pathHash: true } });
  const paths = new Set<number | undefined>();
  for await (const { pathHash } of target.run(inputs)) paths.add(pathHash);
  await target.close();
  return paths;
}

function wordsUpTo(grammar: Grammar, largest: number): readonly RunInput[] {
  const words = enumerateWords(grammar, { measure: 'characters', largest });
  return Array.from(words, (word) => ({ kind: 'text', text: yieldOf(word) }));
}

describe('templates whose holes take words of their tokens', () => {
  it.each(cases)('have the paths of all words: $exportName', async ({ exportName, grammar: source, longest }) => {
    const grammar = ebnfGrammar(source);
    const strategy = makeStrategy.cese({
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
    const words = wordsUpTo(grammar, longest);
    const paths = await pathsOf(words, exportName);
    expect(await pathsOf(inputs, exportName)).toEqual(paths);
    expect(inputs.length).toBeLessThan(words.length);
  });
});
