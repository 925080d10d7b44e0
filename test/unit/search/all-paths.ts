import path from 'node:path';

import { yieldOf } from '../../../src/derivation/derivation.ts';
import { enumerateWords } from '../../../src/derivation/enumeration/enumerate-words.ts';
import { openTarget } from '../../../src/execution/open-target.ts';
import type { Input } from '../../../src/execution/input/input.ts';
import type { RunInput } from '../../../src/execution/input/run-input.ts';
import type { Grammar } from '../../../src/grammar/grammar.ts';
import type { GrammarInput } from '../../../src/engine/grammar-input.ts';
import { InputSpace } from '../../../src/engine/input-space.ts';
import { LocalExplorer } from '../../../src/engine/local-explorer.ts';
import type { ExpandTask, Strategy } from '../../../src/search/strategy.ts';

const file = path.resolve('test/cases/template-paths/subjects.js');
// A path is the sequence of all decisions, so each operand of a condition must be a decision.
const choices = { compound: false } as const;

/** Returns every input that a strategy proposes until it has no tasks left. */
export async function inputsOf(
  strategy: Strategy,
  exportName: string,
  grammars: readonly GrammarInput[] = [],
): Promise<readonly RunInput[]> {
  const space = new InputSpace([{ kind: 'string', maxLength: 16 }]);
  const explorer = await LocalExplorer.open({ target: { file, exportName, choices }, space, grammars });
  const inputs: RunInput[] = [];
  const run = async (made: readonly Input[]): Promise<void> => {
    const runs = await explorer.run(made.map(({ value }) => value));
    for (const [i, { outcome }] of runs.entries()) {
      const input = made[i]!;
      inputs.push(input.value);
      strategy.ran({ input, outcome: outcome.kind, gain: 0 });
    }
  };
  const childrenOf = async (task: ExpandTask): Promise<readonly Input[]> => {
    const { value } = task.input;
    const [recording] = await explorer.record([value]);
    const solved = await explorer.solve(value, task.choose(recording!), task.mode);
    return task.derive(solved.flips);
  };
  for (let task = strategy.next(); task !== undefined; task = strategy.next()) {
    await run(task.kind === 'run' ? task.inputs : await childrenOf(task));
    task.done?.(1);
  }
  await explorer.close();
  return inputs;
}

export async function pathsOf(
  inputs: readonly RunInput[],
  exportName: string,
): Promise<ReadonlySet<number | undefined>> {
  const target = await openTarget({ file, exportName, build: 'coverage', choices: { pathHash: true } });
  const paths = new Set<number | undefined>();
  for await (const { pathHash } of target.run(inputs)) paths.add(pathHash);
  await target.close();
  return paths;
}

export function wordsUpTo(grammar: Grammar, largest: number): readonly RunInput[] {
  const words = enumerateWords(grammar, { measure: 'characters', largest });
  return Array.from(words, (word) => ({ kind: 'text', text: yieldOf(word) }));
}
