import { afterEach, describe, expect, it } from 'vitest';

import { TableCampaign } from '../table-engine/table-campaign.ts';
import type { Row } from '../table-engine/table-subject.ts';

/** Sixteen paths; those with an odd number throw at one line, and every fourth at another. */
const rows: readonly Row[] = Array.from({ length: 16 }, (_, i) => {
  const way = i.toString(2).padStart(4, '0');
  const line = i % 2 === 1 ? 10 : i % 4 === 2 ? 20 : undefined;
  return { input: i === 0 ? '' : way, path: way, ...(line === undefined ? {} : { throwsAt: line }) };
});

let campaign: TableCampaign;
afterEach(() => campaign.remove());

describe('the findings of a campaign', () => {
  it.each([1, 4])('are one for each cause, with %i explorers', async (workers) => {
    campaign = new TableCampaign(rows);
    const summary = await campaign.run({ workers });
    expect(summary.outcomes.failed).toBe(8 + 4);
    expect(summary.findings.map(({ error }) => error).toSorted()).toEqual([
      'TypeError: thrown at line 10',
      'TypeError: thrown at line 20',
    ]);
    expect(campaign.written('findings')).toEqual(summary.findings.map(({ id }) => id).toSorted());
  });

  it('are the same for every number of explorers', async () => {
    const found: unknown[] = [];
    for (const workers of [1, 2, 3, 8]) {
      campaign = new TableCampaign(rows);
      const { findings } = await campaign.run({ workers });
      found.push(findings.map(({ id, minimized, error }) => ({ id, minimized, error })).toSorted(byId));
      campaign.remove();
    }
    expect(new Set(found.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('do not include failures that the native build does not show', async () => {
    campaign = new TableCampaign(rows.map((row) => ({ ...row, isArtifact: row.throwsAt === 10 })));
    const summary = await campaign.run({ workers: 2 });
    expect(summary.outcomes.failed).toBe(8 + 4);
    expect(summary.findings.map(({ error }) => error)).toEqual(['TypeError: thrown at line 20']);
  });

  it('do not include allowed failures', async () => {
    campaign = new TableCampaign(rows);
    const { findings, outcomes } = await campaign.run({ allowedKinds: ['exception', 'slow'] });
    expect(outcomes.failed).toBe(8 + 4);
    expect(findings).toEqual([]);
  });

  it('that there was no time to confirm are reported as such', async () => {
    campaign = new TableCampaign(rows, ({ kind }) => {
      if (kind === 'native') campaign.time.advance(60_000);
    });
    const { findings, complete } = await campaign.run({ budget: { timeMs: 30_000 } });
    expect(findings.map(({ cutShort }) => cutShort)).toEqual([{ what: 'confirming', by: 'time' }]);
    expect(complete).toBe(false);
  });

  it('are minimized natively', async () => {
    // The search finds the text on the path, and a shorter one fails at the same line.
    campaign = new TableCampaign([
      { input: '', path: '00' },
      { input: 'b', path: '01', throwsAt: 5, isHard: true },
      { input: 'abc', path: '1', throwsAt: 5 },
    ]);
    const { findings } = await campaign.run();
    expect(findings.map(({ minimized }) => minimized)).toEqual(['b']);
  });
});

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}
