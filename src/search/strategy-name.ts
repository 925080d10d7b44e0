export const strategyNames = ['generational', 'dfs', 'bfs', 'random', 'blackbox', 'cese'] as const;

export type StrategyName = (typeof strategyNames)[number];
