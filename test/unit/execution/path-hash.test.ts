import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { openTarget } from '../../../src/execution/open-target.ts';
import { armNumber } from '../../../src/instrument/coverage/coverage-preamble.ts';

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

it('comes with the decisions themselves on request, in their order', async () => {
  const target = await openTarget({ file, build: 'coverage', cacheFolder: null, choices: { pathArms: true } });
  const arms = new Map<string, Int32Array>();
  for (const text of ['ab', 'ba', 'aba']) arms.set(text, (await target.runOne({ kind: 'text', text })).pathArms!);
  const numbers = new Set(
    target.siteTables.flatMap((table) => Array.from({ length: table.counters }, (_, i) => armNumber(table, i))),
  );
  await target.close();
  const [ab, ba, aba] = [arms.get('ab'), arms.get('ba'), arms.get('aba')] as [Int32Array, Int32Array, Int32Array];
  expect(ab.length).toBeGreaterThan(1);
  expect(Array.from(ab).every((arm) => numbers.has(arm))).toBe(true);
  expect(ab).not.toEqual(ba);
  expect(ab.toSorted()).toEqual(ba.toSorted());
  expect(aba.length).toBeGreaterThan(ab.length);
});
