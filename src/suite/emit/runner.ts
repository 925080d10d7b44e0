/** A test runner: how its tests are written. */
export interface Runner {
  readonly imports: readonly string[];
  /** Compares two expressions deeply. */
  readonly equals: (actual: string, expected: string) => string;
  /** How a test begins that is known to fail: up to its function. */
  readonly failing: (name: string) => string;
}

export const runnerNames = ['vitest', 'jest', 'node'] as const;

/** A test runner that `suite` writes tests for. */
export type RunnerName = (typeof runnerNames)[number];

const expectEquals = (actual: string, expected: string): string => `expect(${actual}).toEqual(${expected});`;

export const runners: Readonly<Record<RunnerName, Runner>> = {
  vitest: {
    imports: [`import { describe, expect, it } from 'vitest';`],
    equals: expectEquals,
    failing: (name) => `it.fails(${name}, async () => {`,
  },
  jest: {
    imports: [],
    equals: expectEquals,
    failing: (name) => `it.failing(${name}, async () => {`,
  },
  node: {
    imports: [`import assert from 'node:assert/strict';`, `import { describe, it } from 'node:test';`],
    equals: (actual, expected) => `assert.deepEqual(${actual}, ${expected});`,
    // Reported, but no reason for the run to fail.
    failing: (name) => `it(${name}, { todo: 'a known failure' }, async () => {`,
  },
};
