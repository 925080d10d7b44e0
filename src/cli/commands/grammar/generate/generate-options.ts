import { oneOf, type OptionValues, text, wholeNumber } from '../../../option.ts';
import { symbolicOptions } from '../symbolic-options.ts';
import { startOption } from '../start-option.ts';
import { strategyNames } from './strategies.ts';

/** How many words the strategies without an end give if nothing is said. */
export const defaultCount = 100;

const notGiven = { fallback: undefined };

export const generateOptions = {
  strategy: oneOf(strategyNames, 'how to choose (random; templates: exhaustive)', undefined),
  count: wholeNumber('N', `stop after N words; strategies without an end stop after ${defaultCount}`, {
    least: 1,
    ...notGiven,
  }),
  seed: text('SEED', 'the same seed gives the same words (1)'),
  k: wholeNumber('K', 'kpath: paths of K symbols (3)', { least: 1, most: 100, ...notGiven }),
  length: wholeNumber('N', 'uniform: exactly so long; exhaustive: at most', { least: 0, most: 10_000, ...notGiven }),
  height: wholeNumber('N', 'exhaustive: at most so many rules applied and iterations', {
    least: 0,
    most: 10_000,
    ...notGiven,
  }),
  unit: oneOf(['characters', 'tokens'], 'uniform: what --length counts (characters)', undefined),
  corpus: text('DIR', 'learned, inverted: the files to learn from'),
  depth: wholeNumber('N', 'rules nested in each other at most, unless the grammar needs more (30)', {
    least: 1,
    ...notGiven,
  }),
  size: wholeNumber('N', 'characters of a word at most, unless the grammar needs more (1000; kpath: 2000)', {
    least: 1,
    ...notGiven,
  }),
  ...symbolicOptions,
  start: startOption,
  out: text('DIR', 'write one file per word to a new folder, not lines to standard output'),
};

export type GenerateValues = OptionValues<typeof generateOptions>;
