import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { findSlow, type SlowInput } from '../../../src/oracle/find-slow.ts';

const file = fileURLToPath(new URL('../../cases/subjects/slow-growth.cjs', import.meta.url));

function slow(exportName: string, text: string): Promise<SlowInput | undefined> {
  const options = { file, exportName, build: 'native', cacheFolder: null } as const;
  const rules = { targetFile: file };
  return findSlow([{ kind: 'text', text }], options, rules, { timeMs: 50_000, pumps: 20 });
}

describe('looking for slow inputs', () => {
  it('finds time that grows with the square of the length, and what to repeat', async () => {
    const found = await slow('trimEnd', 'a b');
    expect(found?.failing).toMatchObject({ kind: 'slow', signature: 'slow', pump: { part: ' ' } });
    expect(found?.failing.message).toMatch(/^time grows with the power [1-3]\.\d of the length as " " is repeated/);
  });

  it('finds time that grows exponentially', async () => {
    const found = await slow('nested', 'ab');
    expect(found?.failing.message).toMatch(/^time grows exponentially as "a" is repeated/);
  });

  it('takes long texts that take longer for no fault', async () => {
    expect(await slow('sum', 'ab')).toBeUndefined();
  });
});
