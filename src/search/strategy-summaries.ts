import type { StrategyName } from './strategy-name.ts';

/** One-line descriptions for help texts. */
export const strategySummaries: Readonly<Record<StrategyName, string>> = {
  auto: 'portfolio of generational, blackbox, comparison operands and, with a grammar, scannerless, mutate and cese; the work goes to those with the most new coverage lately (the default)',
  generational:
    'flip every decision of a run, continue with inputs that brought new coverage; mutate where the solver has no answer',
  dfs: 'depth first: flip the last decision first; covers every path of a small target',
  bfs: 'breadth first: flip the first decision first',
  random: 'random inputs',
  blackbox:
    'random mutations of the seeds and of inputs that brought new coverage, with shared dictionary and crossover',
  produce: 'random words of a grammar, all of one size equally likely',
  kpath: 'words that cover the k-paths of a grammar for k = 1, 2, 3...',
  exhaustive: 'all words of a grammar, smallest first',
  mutate: 'mutations of the derivation trees of inputs that brought new coverage',
  tokens:
    "flip decisions on the tokens of the subject's own tokenizer (--tokens), in any order, also outside the grammar",
  grammar: 'flip decisions on tokens within a grammar: every solution is a word of it (--tokens)',
  scannerless: 'flip decisions on characters within a grammar: every solution is a word of it',
  cese: 'templates of a symbolic grammar: words whose tokens are holes, filled by flipping decisions',
};
