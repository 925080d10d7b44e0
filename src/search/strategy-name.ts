export const strategyNames = ['generational', 'dfs', 'bfs', 'random', 'blackbox'] as const;

export type StrategyName = (typeof strategyNames)[number];
