import { copyFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import type { CampaignSummary } from '../../../../src/campaign/summarize/summarize.ts';
import { temporaryFolder } from '../../../e2e/coppice.ts';
import { TableCampaign } from '../table-engine/table-campaign.ts';

const kept = path.join(temporaryFolder(), 'kept.json');
let campaign: TableCampaign;
afterEach(() => campaign.remove());

/** Runs a campaign on a subject that throws at these lines. */
async function run(first: number | undefined, second: number | undefined, update = false): Promise<CampaignSummary> {
  campaign = new TableCampaign([
    { input: '', path: '00' },
    { input: 'a', path: '01', ...(first === undefined ? {} : { throwsAt: first }) },
    { input: 'b', path: '11', ...(second === undefined ? {} : { throwsAt: second }) },
  ]);
  const file = path.join(campaign.folder, 'coppice.baseline.json');
  if (!update) copyFileSync(kept, file);
  const summary = await campaign.run({ baseline: { file, update } });
  if (update) copyFileSync(file, kept);
  return summary;
}

const statuses = ({ findings }: CampaignSummary): unknown =>
  findings.map(({ error, status }) => `${error}: ${status}`).toSorted();

describe('a campaign with a baseline', () => {
  it('knows what the baseline has, and reports what is new', async () => {
    expect((await run(10, undefined, true)).baseline).toMatchObject({ new: 1, known: 0, updated: true });
    const summary = await run(10, 20);
    expect(statuses(summary)).toEqual(['TypeError: thrown at line 10: known', 'TypeError: thrown at line 20: new']);
    expect(summary.baseline).toMatchObject({ new: 1, known: 1, fixed: [], updated: false });
  });

  it('reports as fixed what the baseline has and no longer fails', async () => {
    await run(10, 20, true);
    const summary = await run(undefined, 20);
    expect(summary.baseline).toMatchObject({
      new: 0,
      known: 1,
      fixed: [{ error: 'TypeError: thrown at line 10', input: 'a' }],
    });
  });

  it('still knows what fails but was not found again', async () => {
    await run(10, 20, true);
    campaign = new TableCampaign([
      { input: '', path: '00' },
      { input: 'a', path: '01', throwsAt: 10 },
      { input: 'b', path: '11', throwsAt: 20 },
    ]);
    const file = path.join(campaign.folder, 'coppice.baseline.json');
    copyFileSync(kept, file);
    const { findings, baseline } = await campaign.run({ baseline: { file, update: false }, budget: { runs: 1 } });
    expect(findings).toEqual([]);
    expect(baseline).toMatchObject({ new: 0, known: 2, fixed: [] });
  });
});
