import { afterEach, describe, expect, it } from 'vitest';

import { TableCampaign } from '../table-engine/table-campaign.ts';
import type { Row } from '../table-engine/table-subject.ts';

/** Four paths, each one letter longer than the one before. */
const chain: readonly Row[] = [
  { input: '', path: '0' },
  { input: 'a', path: '10' },
  { input: 'ab', path: '110' },
  { input: 'abc', path: '111' },
];

/** Eight paths that do not depend on each other's order: a full tree. */
const tree: readonly Row[] = ['000', '001', '010', '011', '100', '101', '110', '111'].map((path) => ({
  input: path === '000' ? '' : path,
  path,
}));

let campaign: TableCampaign;
afterEach(() => campaign.remove());

describe('the tasks of a campaign', () => {
  it('run the default input, then the solution of each flip, until every path was run', async () => {
    campaign = new TableCampaign(chain);
    const summary = await campaign.run();
    expect(summary).toMatchObject({ runs: 4, paths: 4, kept: 4, stoppedBy: 'exhausted', complete: true, limits: [] });
    expect(summary.outcomes).toMatchObject({ returned: 4, failed: 0 });
    expect(summary.solver).toMatchObject({ queries: 3, sat: 3, unsat: 0, unknown: 0 });
    expect(summary.engine).toMatchObject({ recordings: 4, events: 1 + 2 + 3 + 3 });
    expect(summary.coverage.branches).toEqual({ covered: 6, total: 6 });
    expect(summary.agreed).toBeGreaterThan(50);
  });

  it('write the inputs with new coverage to the corpus', async () => {
    campaign = new TableCampaign(chain);
    await campaign.run();
    expect(campaign.written('corpus')).toHaveLength(4);
    expect(campaign.written()).not.toContain('findings');
  });

  it('count a flip without solution, and are complete all the same', async () => {
    campaign = new TableCampaign(chain.slice(0, 3));
    const summary = await campaign.run();
    expect(summary).toMatchObject({ runs: 3, paths: 3, complete: true });
    expect(summary.solver).toMatchObject({ sat: 2, unsat: 1, unknown: 0 });
  });

  it('are not complete if a flip is left unknown, and say why it was', async () => {
    campaign = new TableCampaign(chain.map((row) => ({ ...row, isHard: row.input === 'abc' })));
    const summary = await campaign.run();
    expect(summary).toMatchObject({ runs: 3, paths: 3, complete: false, stoppedBy: 'exhausted' });
    expect(summary.solver).toMatchObject({ sat: 2, unknown: 1, unknownReasons: { 'the row is hard': 1 } });
    expect(summary.limits).toContain('unknown');
  });

  it.each([1, 2, 5])('are shared by %i explorers, and no input is run twice', async (workers) => {
    campaign = new TableCampaign(tree);
    const counted: string[] = [];
    const observer = {
      ran: ({ input }: { readonly input: unknown }) => counted.push((input as { readonly text: string }).text),
      recorded: () => undefined,
    };
    const summary = await campaign.run({ workers }, { observer });
    expect(summary).toMatchObject({ runs: 8, paths: 8, complete: true });
    expect(summary.engine.recordings).toBe(8);
    expect(counted.toSorted()).toEqual(tree.map(({ input }) => input).toSorted());
  });

  it('end with the error of an explorer, after all explorers and targets were closed', async () => {
    campaign = new TableCampaign(tree, ({ kind, text }) => {
      if (kind === 'record' && text === '100') throw new Error('broken');
    });
    await expect(campaign.run({ workers: 2 })).rejects.toThrow('broken');
    expect(campaign.engine.open.size).toBe(0);
  });
});
