import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFileSync } from 'node:fs';

import { coppice, projectFolder, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
const subject = path.join(projectFolder, 'test/cases/select');
const target = `${subject}/select.ts#select`;
const grammars = `${subject}/selector.ebnf,${subject}/document.ebnf`;

interface Found {
  readonly outcomes: { readonly returned: number; readonly rejected: number; readonly failed: number };
  readonly coverage: { readonly branches: { readonly covered: number } };
  readonly findings: readonly { readonly error: string; readonly input: readonly unknown[]; readonly origin: string }[];
}

function run(args: readonly string[]): Found {
  const all = ['run', target, ...args, '--runs', '60', '--workers', '1', '--out', folder, '--json'];
  const { stdout, stderr } = coppice(all);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Found;
}

describe('a target with a grammar for each of two texts', () => {
  it('is explored from pairs of templates, together with the plain argument', () => {
    const args = ['--grammar', grammars, '--strategy', 'cese', '--holes', 'language'];
    const { outcomes, findings } = run(args);
    expect(findings).toMatchObject([
      { error: expect.stringContaining('TypeError') as string, origin: expect.stringContaining(' | ') as string },
    ]);
    expect(findings[0]?.input).toEqual([
      expect.stringMatching(/^([a-z])\.[a-z]$/),
      expect.stringMatching(/^[a-z]$/),
      0,
    ]);
    // These are the empty texts with which every campaign starts, and the limit that is not allowed.
    expect(outcomes.rejected).toBeGreaterThan(1);
  });

  it('is run on pairs of words of both grammars', () => {
    const { outcomes } = run(['--grammar', grammars, '--strategy', 'exhaustive']);
    expect(outcomes).toMatchObject({ returned: 59, rejected: 1 });
    const produced = run(['--grammar', grammars, '--strategy', 'produce']);
    expect(produced.outcomes).toMatchObject({ rejected: 1 });
    expect(produced.coverage.branches.covered).toBeGreaterThan(25);
  });

  it('takes them also from the domains of its configuration', () => {
    const inputs = ['selector', 'document'].map((name) => ({ kind: 'string', grammar: `${subject}/${name}.ebnf` }));
    const config = path.join(folder, 'coppice.config.json');
    writeFileSync(config, JSON.stringify({ inputs: [...inputs, 'number'], strategy: 'exhaustive' }));
    expect(run(['--config', config]).outcomes).toMatchObject({ returned: 59, rejected: 1 });
  });

  it('is rejected with more grammars than texts', () => {
    const { status, stderr } = coppice(['run', target, '--grammar', 'json,json,json']);
    expect(status).toBe(2);
    expect(stderr).toContain('no-such-argument');
  });
});
