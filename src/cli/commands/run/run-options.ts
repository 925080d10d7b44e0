import { isolations } from '../../../execution/process/isolation.ts';
import { strategyAliases, strategyNames } from '../../../search/declared-strategies.ts';
import { reportFormatNames } from '../../../report/report-formats.ts';
import { duration, flag, names, oneOf, proposing, text, wholeNumber, type OptionValues } from '../../option.ts';
import { holeOptions } from '../hole-options.ts';
import { targetOptions } from '../../target-options.ts';

export const runOptions = {
  ...targetOptions,
  grammar: names(
    'GRAMMAR',
    'grammar of the inputs: a file or the name of a shipped grammar; one for each text argument',
  ),
  start: names('RULE', 'rule to start from (the start rule of the grammar)'),
  tokens: text('FILE#FUNCTION', "the target's own tokenizer, for --strategy tokens, grammar and auto"),
  holes: oneOf(
    ['language', 'free'],
    'symbolic-grammar: what may fill a hole, words of its token or any characters (first one, then the other)',
    undefined,
  ),
  ...holeOptions,
  'template-length': wholeNumber('N', 'symbolic-grammar: templates of at most N symbols', {
    least: 1,
    fallback: undefined,
  }),
  'template-height': wholeNumber('N', 'symbolic-grammar: templates of at most N applied rules and iterations', {
    least: 1,
    fallback: undefined,
  }),
  seeds: text('DIR', 'folder of files to start from'),
  strategy: oneOf(strategyNames, 'search strategy (auto)', undefined, strategyAliases),
  time: duration(
    'TIME',
    'time limit of the campaign: 30s, 5m; a number alone means seconds (60s, or none with --runs)',
    undefined,
  ),
  runs: wholeNumber('N', 'stop after N runs', { least: 1, fallback: undefined }),
  plateau: wholeNumber('N', 'stop after N consecutive runs without new coverage', { least: 1, fallback: undefined }),
  workers: wholeNumber('N', 'number of parallel workers (one less than there are cores)', {
    least: 1,
    most: 256,
    fallback: undefined,
  }),
  solver: text('NAME', 'SMT solver to use instead of the built-in Z3: z3, cvc5 or bitwuzla on the PATH, or a path'),
  seed: text('SEED', 'random seed; with --runs and one worker, equal seeds give equal campaigns (1)'),
  'max-length': wholeNumber('N', 'longest generated text or list (64)', {
    least: 0,
    most: 1 << 20,
    fallback: undefined,
  }),
  isolation: oneOf(
    isolations,
    'what every run gets fresh: nothing, its modules, or its process (as little as the target needs)',
    undefined,
  ),
  spec: text(
    'FILE',
    'write a table of inputs and results to decide on, and check the decisions in it: spec.md, spec.csv',
  ),
  baseline: text('FILE', 'known findings, which do not make the command fail (coppice.baseline.json, if it exists)'),
  'update-baseline': flag('write the baseline: add the findings of this campaign, remove what is fixed'),
  include: names('GLOBS', 'files whose coverage is counted, such as "src/**" (all)'),
  exclude: names('GLOBS', 'files whose coverage is not counted'),
  out: text('DIR', 'folder for campaigns (.coppice)'),
  resume: flag('continue the last campaign of the target'),
  reporter: proposing(
    names('NAME', 'reports to write at the end: default, a format of `coppice report`, or a module'),
    ['default', ...reportFormatNames],
  ),
  'report-dir': text('DIR', "folder for the reports (the campaign's folder)"),
  json: flag('print one JSON document'),
  quiet: flag('no progress, and only the findings of the summary'),
  verbose: flag('lists in the summary are not cut, and more progress where there is no terminal'),
};

export type RunValues = OptionValues<typeof runOptions>;
