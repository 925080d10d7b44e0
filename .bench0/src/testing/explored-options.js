export const defaultTimeoutMs = 600_000;
