import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 60_000, maxConcurrency: 2, pool: 'forks' as const };

/** Tests that start no process and change nothing global: they share two processes, which load the modules once. */
const pure = ['constraint', 'core', 'derivation', 'grammar'].map((name) => `test/unit/${name}/**/*.test.ts`);

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'pure', include: pure, isolate: false } },
      { test: { ...shared, name: 'unit', include: ['test/**/*.test.ts'], exclude: ['test/e2e/**', ...pure] } },
      { test: { ...shared, name: 'e2e', include: ['test/e2e/**/*.test.ts'], globalSetup: 'test/e2e/build.ts' } },
    ],
  },
});
