import type { StrategyName } from './strategy-name.ts';

/** One line each, for people who choose. */
export const strategySummaries: Readonly<Record<StrategyName, string>> = {
  auto: 'generational, blackbox, words that inputs were compared with, and with a grammar scannerless, mutate and cese: whoever has lately earned most (the default)',
  generational: 'flip every decision of a run, go on with what brought new coverage; guess where nobody can decide',
  dfs: 'flip the last decision first: every path of a small target, one after the other',
  bfs: 'flip the first decision first',
  random: 'random inputs',
  blackbox: 'random changes of the seeds and of what brought new coverage, shared words and tokens included',
  produce: 'random words of a grammar, all of one size equally likely',
  kpath: 'words that cover the paths of a grammar: of 1 symbol, of 2, of 3...',
  exhaustive: 'all words of a grammar, smallest first',
  mutate: 'changes of the derivation trees of what brought new coverage',
  tokens:
    "flip decisions on the tokens that the subject's own tokeniser reads (--tokens), whatever the grammar says of their order",
  grammar: 'flip decisions on tokens within a grammar: whatever is solved for is a word of it (--tokens)',
  scannerless: 'flip decisions within a grammar: whatever is solved for is a word of it',
  cese: 'words of a grammar whose tokens are holes, filled by flipping decisions',
};
