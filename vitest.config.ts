import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 60_000, maxConcurrency: 2, pool: 'forks' as const };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'unit', include: ['test/**/*.test.ts'], exclude: ['test/e2e/**'] } },
      { test: { ...shared, name: 'e2e', include: ['test/e2e/**/*.test.ts'], globalSetup: 'test/e2e/build.ts' } },
    ],
  },
});
