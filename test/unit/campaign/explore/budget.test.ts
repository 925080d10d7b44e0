import { afterEach, describe, expect, it } from 'vitest';

import { TableCampaign } from '../table-engine/table-campaign.ts';
import type { Row } from '../table-engine/table-subject.ts';

/** Sixteen paths of four decisions. */
const rows: readonly Row[] = Array.from({ length: 16 }, (_, i) => {
  const path = i.toString(2).padStart(4, '0');
  return { input: i === 0 ? '' : path, path };
});
const msPerRun = 100;

let campaign: TableCampaign;
afterEach(() => campaign.remove());

/** A campaign in which every run takes this long and everything else no time. */
function timed(milliseconds = msPerRun): TableCampaign {
  return new TableCampaign(rows, ({ kind }) => {
    if (kind === 'run') campaign.time.advance(milliseconds);
  });
}

describe('a budget of runs', () => {
  it.each([1, 3])('is spent to the last run and not exceeded by %i explorers', async (workers) => {
    campaign = new TableCampaign(rows);
    const summary = await campaign.run({ workers, budget: { runs: 7 } });
    expect(summary).toMatchObject({ runs: 7, stoppedBy: 'runs', complete: false });
    expect(summary.limits).toContain('runs');
  });

  it('leaves the campaign incomplete if the last path was run but not recorded', async () => {
    campaign = new TableCampaign(rows);
    const spent = await campaign.run({ budget: { runs: 16 } });
    expect(spent).toMatchObject({ runs: 16, stoppedBy: 'runs', complete: false, limits: ['runs', 'unexplored'] });
    const enough = await campaign.run({ budget: { runs: 17 } });
    expect(enough).toMatchObject({ runs: 16, stoppedBy: 'exhausted', complete: true, limits: [] });
  });

  it('makes the clock irrelevant: slow runs lead to the same campaign', async () => {
    campaign = new TableCampaign(rows);
    const { seconds, folder: _, ...quick } = await campaign.run({ budget: { runs: 7 } });
    campaign.remove();
    campaign = timed();
    const { seconds: slowSeconds, folder: __, ...slow } = await campaign.run({ budget: { runs: 7 } });
    expect({ ...slow, target: '', coverage: slow.coverage.branches }).toEqual({
      ...quick,
      target: '',
      coverage: quick.coverage.branches,
    });
    expect(seconds).toBe(0);
    expect(slowSeconds).toBeGreaterThanOrEqual((7 * msPerRun) / 1000);
  });
});

describe('a budget of time', () => {
  it.each([1, 3])('ends exploration of a text after nine tenths of it, with %i explorers', async (workers) => {
    campaign = timed();
    const summary = await campaign.run({ workers, budget: { timeMs: 1000 } });
    expect(summary).toMatchObject({ stoppedBy: 'time', complete: false });
    expect(summary.limits).toContain('time');
    // A run that ends at 900 ms or later is not counted. The monitor runs some inputs, too.
    expect(summary.runs).toBeGreaterThan(0);
    expect(summary.runs + summary.samples).toBeLessThanOrEqual(8);
    expect(campaign.time.now()).toBeLessThan(1000 + workers * msPerRun);
  });

  it('is no reason for incompleteness if it was enough', async () => {
    campaign = timed(1);
    const summary = await campaign.run({ budget: { timeMs: 60_000 } });
    expect(summary).toMatchObject({ runs: 16, paths: 16, stoppedBy: 'exhausted', complete: true });
  });

  it('cuts the check of a claim short, which is then not made', async () => {
    // The check needs some hundred runs and has two seconds for them.
    campaign = timed(100);
    const summary = await campaign.run({ budget: { timeMs: 60_000 } });
    expect(summary).toMatchObject({ runs: 16, stoppedBy: 'exhausted', complete: false, limits: ['time'] });
  });

  it('starts when it is told to, so that start-up counts', async () => {
    campaign = timed(1);
    campaign.time.advance(60_000 * 0.9 - 10);
    const late = await campaign.run({ budget: { timeMs: 60_000 } }, { startMs: 0 });
    expect(late).toMatchObject({ stoppedBy: 'time', complete: false });
    const prompt = await campaign.run({ budget: { timeMs: 60_000 } });
    expect(prompt).toMatchObject({ runs: 16, complete: true });
  });
});

describe('a plateau', () => {
  it('ends a campaign after so many runs without new coverage', async () => {
    // Random inputs of this table nearly always take the path of the empty text.
    campaign = new TableCampaign(rows);
    const summary = await campaign.run({ strategy: 'random', budget: { runs: 500, plateauRuns: 20 } });
    expect(summary).toMatchObject({ stoppedBy: 'plateau', complete: false });
    expect(summary.runs).toBeGreaterThanOrEqual(20);
    expect(summary.runs).toBeLessThan(500);
  });
});
