export const strategyNames = ['auto', 'generational', 'dfs', 'bfs', 'random', 'blackbox', 'cese'] as const;

export type StrategyName = (typeof strategyNames)[number];
