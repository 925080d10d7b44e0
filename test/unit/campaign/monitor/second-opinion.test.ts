import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { claimedCampaign } from '../../../claimed-campaign.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'coppice-opinion-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return `${file}#f`;
}

describe('a second opinion', () => {
  it('says how many inputs agree with the claim that every path was run', async () => {
    const target = written('honest.cjs', "exports.f = (s) => { if (s === 'key') return 1; return 0; };");
    const { complete, agreed, samples, runs } = await claimedCampaign(target, [
      '--inputs',
      'string(..4)',
      '--runs',
      '50',
    ]);
    expect(complete).toBe(true);
    expect(runs).toBe(2);
    expect(agreed).toBeGreaterThan(500);
    expect(samples).toBeGreaterThanOrEqual(agreed!);
  });

  it('withdraws the claim for code that is hidden from the recording, and tells where', async () => {
    // What is written to bytes in native code and read back has lost its shadow, whether or not that is reported.
    const target = written(
      'hidden.cjs',
      `const hidden = require('node:v8');
exports.f = (s) => {
  const copy = hidden.deserialize(hidden.serialize(s));
  if (copy === 'key') throw null.x;
  return 0;
};`,
    );
    const { complete, limits, losses, engine } = await claimedCampaign(target, [
      '--inputs',
      'string(..4)',
      '--runs',
      '50',
    ]);
    expect(complete).toBe(false);
    const places = [...losses, ...engine.concretizations].map(({ site }) => site);
    expect(places).toContainEqual(expect.stringMatching(/hidden\.cjs:[34]:/u));
    expect(limits.some((limit) => limit === 'lost' || limit === 'concretized')).toBe(true);
  });

  it('claims nothing of a target of which no code can be observed', async () => {
    const target = written(
      'foreign.cjs',
      "exports.f = require('node:vm').runInThisContext(\"(s) => { if (s === 'key') return 1; return 0; }\");",
    );
    const { complete, limits } = await claimedCampaign(target, ['--inputs', 'string(..4)', '--runs', '20']);
    expect(complete).toBe(false);
    expect(limits).not.toEqual([]);
  });

  it('tells code that runs from code that only loads, also where every run has a process of its own', async () => {
    // A function of the host: rewritten code is loaded, and none of it is entered.
    const target = written(
      'host.cjs',
      'const table = [1].map((n) => n + 1);\nexports.f = Math.sign;\nexports.table = table;',
    );
    const { complete, limits } = await claimedCampaign(target, [
      '--inputs',
      'boolean',
      '--runs',
      '20',
      '--isolation',
      'process',
    ]);
    expect(complete).toBe(false);
    expect(limits).toContain('uninstrumented');
  });
});
