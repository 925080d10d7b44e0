export const strategyNames = [
  'auto',
  'generational',
  'dfs',
  'bfs',
  'random',
  'blackbox',
  'produce',
  'exhaustive',
  'cese',
] as const;

export type StrategyName = (typeof strategyNames)[number];
