import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';

import { TableCampaign } from '../table-engine/table-campaign.ts';
import type { Step } from '../table-engine/table-explorer.ts';
import type { Row } from '../table-engine/table-subject.ts';

const rows: readonly Row[] = [
  { input: '', path: '0' },
  { input: 'a', path: '10' },
  { input: 'ab', path: '110', throwsAt: 3 },
  { input: 'abc', path: '111' },
];

let campaign: TableCampaign;
afterEach(() => campaign.remove());

/** A campaign that is interrupted before the first step of this kind on this text. */
function interruptedAt(kind: Step['kind'], text: string): TableCampaign {
  return new TableCampaign(rows, (step) => {
    if (step.kind === kind && step.text === text) campaign.interrupt.abort();
  });
}

describe('an interrupt', () => {
  it.each([1, 3])('ends a campaign of %i explorers in the middle of a task, with what it has', async (workers) => {
    campaign = interruptedAt('run', 'abc');
    const summary = await campaign.run({ workers });
    expect(summary).toMatchObject({ runs: 3, stoppedBy: 'interrupted', complete: false });
    expect(summary.limits).toContain('interrupted');
    expect(summary.findings.map(({ error }) => error)).toEqual(['TypeError: thrown at line 3']);
    expect(campaign.written()).toContain('findings');
    expect(campaign.written()).not.toContain('campaign.lock');
  });

  it('does not count runs that it may have disturbed', async () => {
    // The failing text is run when the interrupt comes: its outcome is not reliable.
    campaign = interruptedAt('run', 'ab');
    const summary = await campaign.run();
    expect(summary).toMatchObject({ runs: 2, findings: [], stoppedBy: 'interrupted' });
  });

  it.each(['record', 'solve'] as const)('also ends a campaign while it is busy to %s', async (kind) => {
    campaign = interruptedAt(kind, 'a');
    const summary = await campaign.run();
    expect(summary).toMatchObject({ runs: 2, stoppedBy: 'interrupted', complete: false });
  });

  it('during the check of a claim withdraws the claim', async () => {
    let texts = 0;
    // After the four texts of the table were run, explorers only run what the monitor asks for.
    campaign = new TableCampaign(rows, ({ kind }) => {
      if (kind === 'run' && ++texts === 100) campaign.interrupt.abort();
    });
    const summary = await campaign.run();
    expect(summary).toMatchObject({ runs: 4, paths: 4, complete: false });
    expect(summary.limits).toContain('interrupted');
  });

  it('before the first run leaves an empty summary and no folder', async () => {
    campaign = new TableCampaign(rows);
    campaign.interrupt.abort();
    const summary = await campaign.run();
    expect(summary).toMatchObject({ runs: 0, stoppedBy: 'interrupted', complete: false, findings: [] });
    expect(readdirSync(campaign.folder)).toEqual(['subject.js']);
  });

  it('leaves a campaign that can be resumed and ends as if it had not come', async () => {
    campaign = interruptedAt('run', 'abc');
    await campaign.run();
    const resumed = await campaign.continued().run({ resume: true });
    expect(resumed).toMatchObject({ runs: 4, paths: 4, complete: true, stoppedBy: 'exhausted' });
    expect(resumed.findings).toHaveLength(1);
  });
});
