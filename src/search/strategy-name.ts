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

export type StrategyName = (typeof strategyNames)[number];
