import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { campaignOfSuite } from '../../../src/suite/campaign-of-suite.ts';
import { writeTargetFile } from '../../../src/suite/target-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'coppice-campaigns-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function campaign(name: string, spec: string | undefined): string {
  const own = path.join(folder, name);
  mkdirSync(own);
  writeTargetFile(own, { file: path.join(folder, `${name}.mjs`), exportName: 'parse', execution: {} }, { spec });
  writeFileSync(path.join(own, 'campaign.jsonl'), '');
  return own;
}

it('is the one that had the specification, or else none', () => {
  const spec = path.join(folder, 'spec.md');
  const first = campaign('first', spec);
  const second = campaign('second', undefined);
  expect([first, second]).toContain(campaignOfSuite(folder));
  expect(campaignOfSuite(folder, spec)).toBe(first);
  expect(campaignOfSuite(second, spec)).toBe(second);
  const other = path.join(folder, 'other.md');
  expect(() => campaignOfSuite(folder, other)).toThrow(expect.objectContaining({ code: 'no-such-campaign' }));
});
