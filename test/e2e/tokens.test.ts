import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { coppice, temporaryFolder } from './coppice.ts';

const cases = 'test/cases/tokenizers';
const folder = temporaryFolder();
const target = ['run', `${cases}/sets-state.mjs#parse`, '--grammar', `${cases}/calculator.ebnf`, '--out', folder];
const tokenizer = ['--tokens', `${cases}/sets-state.mjs#Parser.advance`];

interface Found {
  readonly complete: boolean;
  readonly limits: readonly string[];
  readonly outcomes: { readonly returned: number; readonly rejected: number };
  readonly coverage: { readonly branches: { readonly covered: number; readonly total: number } };
  readonly solver: { readonly sat: number; readonly unsat: number; readonly byLink: Readonly<Record<string, number>> };
  readonly tokens?: { readonly fields: readonly string[]; readonly terminals: { known: number; total: number } };
}

function run(...args: readonly string[]): Found {
  const { stdout, stderr } = coppice([...target, ...tokenizer, ...args, '--seed', '1', '--json']);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Found;
}

describe('exploring by the tokens of a subject', () => {
  it('reports the inferred tokens, and solves within the grammar', () => {
    const { outcomes, solver, tokens, complete, limits } = run(
      '--strategy',
      'grammar',
      '--runs',
      '150',
      '--workers',
      '1',
    );
    expect(tokens?.fields).toEqual(['this.kind', 'this.value']);
    expect(tokens?.terminals).toEqual({ known: 9, total: 9 });
    // The empty text, with which every campaign starts, is not a word.
    expect(outcomes.rejected).toBeLessThanOrEqual(1);
    expect(solver.byLink['grammar']).toBeGreaterThan(10);
    // Decisions of the tokenizer were not recorded.
    expect(complete).toBe(false);
    expect(limits).toContain('tokenizer');
  });

  it('starts only from the given seeds', () => {
    const seeds = temporaryFolder();
    writeFileSync(join(seeds, 'one'), '1');
    const { outcomes } = run('--strategy', 'grammar', '--seeds', seeds, '--runs', '12', '--workers', '1');
    expect(outcomes.returned).toBeGreaterThan(8);
  });

  it('reaches errors without the grammar, in several processes', () => {
    const { outcomes, coverage } = run('--strategy', 'tokens', '--runs', '400', '--workers', '2');
    expect(outcomes.rejected).toBeGreaterThan(20);
    expect(coverage.branches.covered).toBeGreaterThan(coverage.branches.total * 0.8);
  });

  it.each([
    [['--strategy', 'grammar'], 'missing-tokenizer'],
    [['--tokens', `${cases}/sets-state.mjs`], 'no-such-function'],
    [['--tokens', `${cases}/sets-state.mjs#Parser.advanced`], 'did you mean Parser.advance?'],
    [['--tokens', `${cases}/absent.mjs#next`], 'no-such-file'],
    [['--tokens', `${cases}/sets-state.mjs#Kind.constructor`, '--strategy', 'grammar'], 'no-tokens'],
  ])('reports the error in %j', (args, said) => {
    const { stderr, status } = coppice([...target, ...args, '--runs', '10', '--workers', '1']);
    expect(stderr).toContain(said);
    expect(status).toBe(2);
  });
});
