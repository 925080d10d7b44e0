import type { ImportClause } from './import-clause.ts';

/** What matters of a test runner for the source of tests. */
export interface Runner {
  /** Tests use `expect`, or `node:assert`. */
  readonly assertions: 'expect' | 'assert';
  /** `expect` compares with files. */
  readonly hasFileSnapshots: boolean;
  /** Declares a test that passes while it fails; runners without it get a helper. */
  readonly failing?: string;
  /** Where the functions of tests come from; only those that a file uses are imported. */
  readonly imports: readonly ImportClause[];
  /** Tests are calls of `Deno.test`, without groups. */
  readonly isFlat: boolean;
  /** Tests are ES modules in every package: the runner cannot be required, or needs no hint. */
  readonly isAlwaysModule?: boolean;
}

export const runnerNames = ['vitest', 'jest', 'node', 'bun', 'deno'] as const;

/** A test runner that `suite` writes tests for. */
export type RunnerName = (typeof runnerNames)[number];

const names = ['describe', 'expect', 'it'];
const assert: ImportClause = { from: 'node:assert/strict', whole: 'assert', names: [] };

export const runners: Readonly<Record<RunnerName, Runner>> = {
  vitest: {
    assertions: 'expect',
    hasFileSnapshots: true,
    failing: 'it.fails',
    imports: [{ from: 'vitest', names }],
    isFlat: false,
    isAlwaysModule: true,
  },
  jest: {
    assertions: 'expect',
    hasFileSnapshots: false,
    failing: 'it.failing',
    imports: [{ from: '@jest/globals', names }],
    isFlat: false,
  },
  node: {
    assertions: 'assert',
    hasFileSnapshots: false,
    imports: [assert, { from: 'node:test', names: ['describe', 'it'] }],
    isFlat: false,
  },
  bun: {
    assertions: 'expect',
    hasFileSnapshots: false,
    failing: 'it.failing',
    imports: [{ from: 'bun:test', names }],
    isFlat: false,
    isAlwaysModule: true,
  },
  deno: { assertions: 'assert', hasFileSnapshots: false, imports: [assert], isFlat: true },
};
