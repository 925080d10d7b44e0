import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import type { TargetOptions } from '../../../src/execution/open-target.ts';
import { confirm, type Confirmation } from '../../../src/oracle/confirm.ts';

const folder = new URL('../../cases/subjects/', import.meta.url);

function confirmed(name: string, text: string): Promise<Confirmation> {
  const file = fileURLToPath(new URL(name, folder));
  const options: TargetOptions = {
    file,
    exportName: 'target',
    build: 'coverage',
    cacheFolder: null,
    timeLimitMs: 60,
    allow: ['fs-write'],
  };
  return confirm({ kind: 'text', text }, options, { targetFile: file });
}

describe('confirming', () => {
  it('runs natively, with the positions of the file itself', async () => {
    const confirmation = await confirmed('fails-in-many-ways.cjs', '1');
    expect(confirmation).toMatchObject({ kind: 'confirmed', failing: { kind: 'exception', errorClass: 'TypeError' } });
  });

  it('refutes what only earlier runs brought about', async () => {
    expect(await confirmed('fails-in-many-ways.cjs', 'remembers')).toEqual({ kind: 'refuted' });
  });

  it('confirms an endless loop', async () => {
    const confirmation = await confirmed('fails-in-many-ways.cjs', 'loop');
    expect(confirmation).toMatchObject({ kind: 'confirmed', failing: { kind: 'hang' } });
  });

  it('marks what fails only sometimes', async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'coppice-confirm-'));
    const confirmation = await confirmed('fails-by-process.cjs', join(scratch, 'odd'));
    rmSync(scratch, { recursive: true });
    expect(confirmation).toMatchObject({ kind: 'flaky', failing: { kind: 'exception' } });
  });
});
