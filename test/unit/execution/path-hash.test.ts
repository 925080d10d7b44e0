import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { openTarget } from '../../../src/execution/open-target.ts';

const file = fileURLToPath(new URL('../../cases/modules/paths.cjs', import.meta.url));

it('tells paths apart that cover the same, and only those', async () => {
  const target = await openTarget({ file, build: 'coverage', cacheFolder: null, choices: { pathHash: true } });
  const hashes = new Map<string, number | undefined>();
  for (const text of ['ab', 'ba', 'abab', 'xaby', 'ab!'])
    hashes.set(text, (await target.runOne({ kind: 'text', text })).pathHash);
  const again = await target.runOne({ kind: 'text', text: 'ab' });
  await target.close();
  expect(again.pathHash).toBe(hashes.get('ab'));
  expect(new Set([hashes.get('ab'), hashes.get('ba'), hashes.get('abab'), hashes.get('xaby')]).size).toBe(4);
  expect(hashes.get('ab!')).not.toBe(hashes.get('ab'));
});

it('is left out unless it was asked for', async () => {
  const target = await openTarget({ file, build: 'coverage', cacheFolder: null });
  const run = await target.runOne({ kind: 'text', text: 'ab' });
  await target.close();
  expect(run.pathHash).toBeUndefined();
});
