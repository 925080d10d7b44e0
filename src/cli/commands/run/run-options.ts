import { isolations } from '../../../execution/isolation.ts';
import { strategyNames } from '../../../search/strategy-name.ts';
import { duration, flag, names, oneOf, text, wholeNumber, type OptionValues } from '../../option.ts';
import { holeOptions } from '../hole-options.ts';
import { targetOptions } from '../../target-setup.ts';

export const runOptions = {
  ...targetOptions,
  grammar: names('GRAMMAR', 'a grammar of the inputs: a file, or the name of a shipped one; one for each text'),
  start: names('RULE', 'the rule that inputs are words of (the start rule of the grammar)'),
  tokens: text('FILE#FUNCTION', "the target's own tokeniser, for --strategy tokens, grammar and auto"),
  holes: oneOf(
    ['language', 'free'],
    'cese: what fills a hole, words of its token or any characters (one, then the other)',
    undefined,
  ),
  ...holeOptions,
  'template-length': wholeNumber('N', 'cese: templates of at most N symbols', { least: 1, fallback: undefined }),
  'template-height': wholeNumber('N', 'cese: templates of at most N rules applied and iterations', {
    least: 1,
    fallback: undefined,
  }),
  seeds: text('DIR', 'files to start from'),
  strategy: oneOf(strategyNames, 'how to choose what to run next (auto)', undefined),
  time: duration('TIME', 'stop after so long: 30s, 5m (60s, or no limit with --runs)', undefined),
  runs: wholeNumber('N', 'stop after N runs', { least: 1, fallback: undefined }),
  plateau: wholeNumber('N', 'stop when N runs in a row covered nothing new', { least: 1, fallback: undefined }),
  workers: wholeNumber('N', 'explorers that work side by side (one per core, but for the one that plans)', {
    least: 1,
    most: 256,
    fallback: undefined,
  }),
  solver: text('NAME', 'an SMT solver to ask instead of the built-in Z3: z3, cvc5 or bitwuzla on the PATH, or a path'),
  seed: text('SEED', 'the same seed, --runs and one worker give the same campaign (1)'),
  'max-length': wholeNumber('N', 'longest text or list that is made (64)', {
    least: 0,
    most: 1 << 20,
    fallback: undefined,
  }),
  isolation: oneOf(
    isolations,
    'what every run has to itself: nothing, its modules, or its process (as little as it needs)',
    undefined,
  ),
  out: text('DIR', 'where the folder of the campaign goes (.coppice)'),
  resume: flag('go on with the last campaign of the target'),
  json: flag('print one JSON document'),
};

export type RunValues = OptionValues<typeof runOptions>;
