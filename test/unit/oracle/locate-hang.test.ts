import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { locateHang } from '../../../src/oracle/locate-hang.ts';
import type { Failing } from '../../../src/oracle/judge.ts';
import { isSameCause } from '../../../src/oracle/signature.ts';

const file = fileURLToPath(new URL('../../cases/subjects/stays-in-loops.cjs', import.meta.url));
const seen: Failing = { kind: 'hang', errorClass: '', message: '', stack: '', site: '', signature: 'hang' };

function located(text: string): Promise<Failing> {
  const options = { file, exportName: 'target', build: 'native', cacheFolder: null } as const;
  return locateHang(seen, { kind: 'text', text }, options, { targetFile: file });
}

describe('where a run hangs', () => {
  it('is the loop that does not end, not one within it', async () => {
    const failing = await located('a');
    expect(failing).toMatchObject({
      site: 'test/cases/subjects/stays-in-loops.cjs:2:3',
      signature: 'hang | stays-in-loops.cjs:2:3',
    });
    expect(isSameCause(seen, failing.signature)).toBe(true);
  });

  it('tells two hangs apart', async () => {
    expect((await located('b')).signature).toMatch(/^hang \| stays-in-loops\.cjs:10:\d+$/);
  });

  it('is not made up where the run ends', async () => {
    expect(await located('c')).toEqual(seen);
  });
});
