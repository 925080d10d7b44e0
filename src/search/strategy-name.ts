export const strategyNames = [
  'auto',
  'generational',
  'dfs',
  'bfs',
  'random',
  'blackbox',
  'produce',
  'kpath',
  'exhaustive',
  'mutate',
  'tokens',
  'grammar',
  'scannerless',
  'cese',
] as const;

/** The name of a search strategy; `coppice run --help` describes each. */
export type StrategyName = (typeof strategyNames)[number];
