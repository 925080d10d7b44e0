import { oneOf, text, wholeNumber } from '../../../option.js';
import { symbolicOptions } from '../symbolic-options.js';
import { startOption } from '../start-option.js';
import { wordStrategyNames } from './strategies.js';
/** The default number of words of strategies without an end. */
export const defaultCount = 100;
const notGiven = { fallback: undefined };
export const generateOptions = {
    strategy: oneOf(wordStrategyNames, 'how to choose words (random; with --symbolic: exhaustive)', undefined),
    count: wholeNumber('N', `stop after N words (strategies without an end: ${defaultCount})`, {
        least: 1,
        ...notGiven,
    }),
    seed: text('SEED', 'the same seed gives the same words (1)'),
    k: wholeNumber('K', 'kpath: cover k-paths of K symbols (3)', { least: 1, most: 100, ...notGiven }),
    length: wholeNumber('N', 'uniform: exact length; exhaustive: largest length', {
        least: 0,
        most: 10_000,
        ...notGiven,
    }),
    height: wholeNumber('N', 'exhaustive: at most N applied rules and iterations', {
        least: 0,
        most: 10_000,
        ...notGiven,
    }),
    unit: oneOf(['characters', 'tokens'], 'uniform: the unit of --length (characters)', undefined),
    corpus: text('DIR', 'learned, inverted: folder of files to learn from'),
    depth: wholeNumber('N', 'deepest nesting of rules, unless the grammar needs more (30)', {
        least: 1,
        ...notGiven,
    }),
    size: wholeNumber('N', 'longest word in characters, unless the grammar needs more (1000; kpath: 2000)', {
        least: 1,
        ...notGiven,
    }),
    ...symbolicOptions,
    start: startOption,
    out: text('DIR', 'write one file per word to a new folder instead of lines to standard output'),
};
