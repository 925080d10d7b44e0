export const defaultLimits = { maxDepth: 30, maxSize: 1000 };
