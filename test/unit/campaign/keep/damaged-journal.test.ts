import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { Counter } from '../../../../src/campaign/summarize/counts.ts';
import type { CampaignSummary } from '../../../../src/campaign/summarize/summarize.ts';
import { TableCampaign } from '../table-engine/table-campaign.ts';

let campaign: TableCampaign;
beforeEach(async () => {
  campaign = new TableCampaign([
    { input: '', path: '0' },
    { input: 'a', path: '1' },
  ]);
  await campaign.run();
});
afterEach(() => campaign.remove());

/** Resumes the campaign after its journal got this text. */
function resume(journal: string | Buffer): Promise<CampaignSummary> {
  writeFileSync(journalFile(), journal);
  return campaign.continued().run({ resume: true });
}

function journalFile(): string {
  return path.join(campaign.latest, 'campaign.jsonl');
}

/** One line of a journal. */
function line(entry: object): string {
  return `${JSON.stringify(entry)}\n`;
}

const first = line({ kind: 'campaign', target: 'subject.js#parse', strategy: 'auto', seed: '1' });
const kept = {
  kind: 'kept',
  id: 'abc123',
  encoding: 'utf8',
  input: 'x',
  origin: { kind: 'default' },
  outcome: 'returned',
  gain: 1,
};
const counts = { kind: 'counts', counts: new Counter({ nowMs: 0 }).counts(), newPaths: [] };
const lossWithoutInputs = { samples: 1, isUnsteady: false, losses: [{ site: 'good.ts:1:1', count: 1, inputs: [] }] };

describe('a damaged journal', () => {
  it.each<readonly [string, string | Buffer, number]>([
    ['garbage in the middle', `${first}garbage\n${line(kept)}`, 2],
    ['a line that is a number', `${first}5\n`, 2],
    ['an unknown kind', first + line({ kind: 'odd' }), 2],
    ['no beginning', line(kept), 1],
    ['two beginnings', first + first, 2],
    ['an id that leads elsewhere', first + line({ ...kept, id: '../../../evil' }), 2],
    ['an input in no encoding', first + line({ ...kept, encoding: 'rot13' }), 2],
    ['an input of another type', first + line({ ...kept, input: { a: 1 } }), 2],
    ['a finding without a failure', first + line({ ...kept, kind: 'finding' }), 2],
    ['counts that count nothing', first + line({ kind: 'counts', counts: { runs: 'many' }, newPaths: [] }), 2],
    ['a loss without inputs', first + line({ ...counts, monitor: lossWithoutInputs }), 2],
    ['bytes of another file', Buffer.from([0x1f, 0x8b, 8, 0, 10, 3, 10]), 1],
  ])('with %s is rejected at its line', async (_, journal, at) => {
    await expect(resume(journal)).rejects.toMatchObject({
      code: 'malformed-journal',
      hint: expect.stringContaining('--resume'),
      location: { line: at, column: 1 },
    });
    expect(existsSync(path.join(campaign.latest, 'campaign.lock'))).toBe(false);
    expect(readdirSync(campaign.folder).toSorted()).toEqual(['out', 'subject.js']);
    expect(campaign.engine.open.size).toBe(0);
  });

  it('is resumed after a last line that was cut off', async () => {
    const { complete } = await resume(`${first}${line(kept)}{"kind":"kep`);
    expect(complete).toBe(true);
    const lines = readFileSync(journalFile(), 'utf8').split('\n').slice(0, -1);
    expect(() => lines.map((text) => JSON.parse(text) as unknown)).not.toThrow();
  });

  it('of another target is rejected', async () => {
    const journal = line({ kind: 'campaign', target: 'other.ts#g', strategy: 'auto', seed: '1' });
    await expect(resume(journal)).rejects.toMatchObject({ code: 'foreign-campaign' });
    expect(campaign.engine.open.size).toBe(0);
  });
});
