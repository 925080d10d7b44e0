import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { openTarget, type TargetOptions } from '../../../src/execution/open-target.ts';
import { runWithValues } from '../../../src/execution/input/run-values.ts';
import type { Run } from '../../../src/execution/target.ts';

const caseFile = (name: string): string => fileURLToPath(new URL(`../../cases/replaced/${name}`, import.meta.url));
const model = (name: string): string => `${caseFile('models.mjs')}#${name}`;

type Values = ReadonlyMap<number, string | Uint8Array>;

/** Runs twice: with defaults, then with the given values. Answers what both returned and how much the first recorded. */
async function runTwice(options: Pick<TargetOptions, 'file' | 'exportName' | 'models' | 'isolation'>, values: Values) {
  const target = await openTarget({
    build: 'concolic',
    cacheFolder: null,
    printResults: true,
    timeLimitMs: 5000,
    ...options,
  });
  const first = await target.runOne({ kind: 'args', args: [] });
  const second = await target.runOne(runWithValues(first.input, first.symbolic, values));
  await target.close();
  return { results: [resultOf(first), resultOf(second)], events: first.trace?.eventCount };
}

function resultOf({ outcome }: Run): string | undefined {
  return outcome.kind === 'returned' ? outcome.result : 'failure' in outcome ? outcome.failure.message : outcome.kind;
}

const packet: Values = new Map([[0, Uint8Array.of(0x7e, 0, 1, 5)]]);
const on: Values = new Map([
  [0, 'on'],
  [1, 'on'],
]);

describe('a function of the user that stands in for another', () => {
  it('replaces an export of a file for ES modules', async () => {
    const models = { [`${caseFile('network.mjs')}#recv`]: model('recv') };
    const run = await runTwice({ file: caseFile('imports.mjs'), exportName: 'packet', models }, packet);
    expect(run).toEqual({ results: ["'network: no packet'", "'packet'"], events: 1 });
  });

  it('replaces an export of a file for require', async () => {
    const models = { [`${caseFile('network.cjs')}#recv`]: model('recv') };
    const run = await runTwice({ file: caseFile('requires.cjs'), exportName: 'packet', models }, packet);
    expect(run).toEqual({ results: ["'no packet'", "'network: packet'"], events: 1 });
  });

  it.each(['imports.mjs', 'requires.cjs'])(
    'replaces a function of a built-in module, the rest of it stays: %s',
    async (name) => {
      const models = { 'fs#readFileSync': model('fileText') };
      const run = await runTwice({ file: caseFile(name), exportName: 'file', models }, on);
      expect(run.results).toEqual(["'function'", "'on'"]);
      expect(run.events).toBeGreaterThan(0);
    },
  );

  it('replaces a function of a package, also where modules load again for each run', async () => {
    const models = { 'ini#parse': model('parse') };
    const options = { file: caseFile('imports.mjs'), exportName: 'library', models, isolation: 'modules' } as const;
    const run = await runTwice(options, new Map([[0, 'yes']]));
    expect(run).toEqual({ results: ["'no'", "'a=1'"], events: 1 });
  });

  it('says so if there is no such model', async () => {
    const file = caseFile('imports.mjs');
    const open = (models: Record<string, string>) => openTarget({ file, exportName: 'file', build: 'native', models });
    await expect(open({ 'fs#readFileSync': model('nothing') })).rejects.toMatchObject({ code: 'no-such-model' });
    await expect(open({ 'fs#readFileSync': './nowhere.ts#recv' })).rejects.toMatchObject({ code: 'no-such-file' });
    await expect(open({ fs: model('recv') })).rejects.toMatchObject({ code: 'malformed-model' });
    await expect(open({ 'fs#readFileSync': `${file}#file` })).rejects.toMatchObject({ code: 'model-in-target' });
  });
});
