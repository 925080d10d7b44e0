import { describe, expect, it } from 'vitest';

import { coppice, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
const target = ['run', 'examples/simplecalc.ts', '--grammar', 'examples/simplecalc.ebnf'];

interface Found {
  readonly runs: number;
  readonly outcomes: { readonly returned: number; readonly rejected: number; readonly failed: number };
  readonly inputs: { readonly inGrammar: number };
  readonly coverage: {
    readonly branches: { readonly covered: number; readonly total: number };
    readonly kPaths: Readonly<Record<string, { readonly covered: string; readonly total: string }>>;
  };
  readonly solver: { readonly sat: number; readonly unsat: number };
  readonly findings: readonly { readonly error: string; readonly minimized: string }[];
}

function run(args: readonly string[]): Found {
  const { stdout, stderr } = coppice([...target, ...args, '--seed', '3', '--out', folder, '--json']);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Found;
}

/** Returns the result without times and paths. */
function plain({ outcomes, coverage, findings }: Found): unknown {
  return { outcomes, coverage, findings: findings.map(({ minimized }) => minimized) };
}

describe('exploring within a grammar', () => {
  it('runs only words, proves that no word takes some branches, and finds a division by zero', () => {
    const { runs, outcomes, solver, findings } = run(['--strategy', 'scannerless', '--runs', '80', '--workers', '2']);
    // The empty text, with which every campaign starts, is not a word.
    expect(outcomes.rejected).toBeLessThanOrEqual(1);
    expect(runs).toBeGreaterThan(20);
    expect(solver.sat).toBeGreaterThan(10);
    expect(solver.unsat).toBeGreaterThan(10);
    expect(findings.map(({ error }) => error)).toContain('RangeError: Division by zero');
  });

  it('differs from exploring without it in the share of words and in the coverage of the grammar', () => {
    const within = run(['--strategy', 'scannerless', '--runs', '80', '--workers', '1']);
    const without = run(['--strategy', 'blackbox', '--runs', '80', '--workers', '1']);
    const { covered, total } = within.coverage.kPaths['1'] ?? {};
    expect(covered).toBe(total);
    expect(Object.keys(within.coverage.kPaths)).toEqual(['1', '2']);
    expect(within.inputs.inGrammar).toBe((within.runs - 1) / within.runs);
    expect(without.inputs.inGrammar).toBeLessThan(0.5);
    expect(Number(without.coverage.kPaths['2']?.covered)).toBeLessThan(Number(within.coverage.kPaths['2']?.covered));
  });

  it('is enabled by default, and the same for the same seed', () => {
    const first = run(['--runs', '100', '--workers', '1']);
    expect(first.outcomes.returned).toBeGreaterThan(first.runs / 10);
    expect(plain(run(['--runs', '100', '--workers', '1']))).toEqual(plain(first));
  });
});
