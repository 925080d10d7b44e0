/** The syntax of a test runner. */
export interface Runner {
  readonly imports: readonly string[];
  /** Emits a deep comparison of two expressions. */
  readonly equals: (actual: string, expected: string) => string;
  /** Emits the start of a test that is known to fail, up to the body of its function. */
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
    // Such tests are reported, but do not fail the run.
    failing: (name) => `it(${name}, { todo: 'a known failure' }, async () => {`,
  },
};
