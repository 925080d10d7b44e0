import type { RunInput } from '../../execution/input/run-input.ts';
import type { GrammarArguments } from './grammar-arguments.ts';
import type { Reached } from '../path/reached.ts';

/** An input made of words, and the size of the words. */
export interface SizedWord {
  readonly input: RunInput;
  readonly reached: Reached;
}

export function sizedWord(
  target: GrammarArguments,
  words: readonly string[],
  rest: readonly unknown[],
  size: number,
): SizedWord {
  const length = words.reduce((sum, word) => sum + word.length, 0);
  return { input: target.ofWords(words, rest), reached: { count: 1, size, length, holes: undefined } };
}
