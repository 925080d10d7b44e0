import { afterEach, describe, expect, it } from 'vitest';

import type { Recording } from '../../../../src/engine/recording.ts';
import { TableCampaign } from '../table-engine/table-campaign.ts';
import type { Row } from '../table-engine/table-subject.ts';

/** The second decision is hidden from the recording: texts that start with k take it. */
const withLoss: readonly Row[] = [
  { input: '', path: '00', recorded: '0' },
  { input: 'k', path: '01', recorded: '0' },
  { input: 'a', path: '1' },
];

let campaign: TableCampaign;
afterEach(() => campaign.remove());

describe('the claim to be complete', () => {
  it('holds if every sampled input takes a recorded path', async () => {
    campaign = new TableCampaign([
      { input: '', path: '00' },
      { input: 'k', path: '01' },
      { input: 'a', path: '1' },
    ]);
    const summary = await campaign.run();
    expect(summary).toMatchObject({ complete: true, losses: [], runs: 3, paths: 3 });
    expect(summary.samples).toBeGreaterThanOrEqual(summary.agreed!);
    expect(summary.agreed).toBeGreaterThan(50);
  });

  it.each([1, 3])('is withdrawn if a sampled input disagrees, with %i explorers', async (workers) => {
    campaign = new TableCampaign(withLoss);
    const summary = await campaign.run({ workers });
    expect(summary).toMatchObject({ complete: false, stoppedBy: 'exhausted' });
    expect(summary.limits).toContain('lost');
    // The place is that of the decision that went another way: the one after the path 0.
    expect(summary.losses).toHaveLength(1);
    expect(summary.losses[0]!.site).toMatch(/subject\.js:2:1$/u);
    const [recorded, other] = summary.losses[0]!.inputs.map(({ input }) => (input as string).startsWith('k'));
    expect(recorded).not.toBe(other);
  });

  it('leads to the inputs that contradict it, and to the failures behind them', async () => {
    campaign = new TableCampaign(withLoss.map((row) => (row.input === 'k' ? { ...row, throwsAt: 9 } : row)));
    const summary = await campaign.run();
    expect(summary.complete).toBe(false);
    expect(summary.findings.map(({ error }) => error)).toEqual(['TypeError: thrown at line 9']);
    expect(summary.coverage.branches).toEqual({ covered: 4, total: 4 });
  });

  it('stays withdrawn when the campaign is resumed', async () => {
    campaign = new TableCampaign(withLoss);
    const before = await campaign.run();
    const after = await campaign.continued().run({ resume: true });
    expect(after).toMatchObject({ complete: false });
    expect(after.losses[0]!.site).toBe(before.losses[0]!.site);
    expect(after.losses[0]!.count).toBeGreaterThanOrEqual(before.losses[0]!.count);
  });
});

describe('what several explorers find', () => {
  const why = 'an opaque function';
  const rows: readonly Row[] = Array.from({ length: 8 }, (_, i) => {
    const way = i.toString(2).padStart(3, '0');
    // Half of the paths pass one place that loses the input, a quarter another as well.
    const sites = [...(i % 2 === 1 ? ['s.js:1:1'] : []), ...(i % 4 === 3 ? ['s.js:2:2'] : [])];
    return { input: i === 0 ? '' : way, path: way, concretizations: sites.map((site) => ({ site, why })) };
  });

  it.each([1, 3])('is added up: concretizations by site and reason, with %i explorers', async (workers) => {
    campaign = new TableCampaign(rows);
    const seen: string[] = [];
    const observer = {
      ran: () => undefined,
      recorded: ({ concretizations }: Recording) => seen.push(...concretizations.map(({ site }) => site)),
    };
    const { engine, complete, limits } = await campaign.run({ workers }, { observer });
    const countOf = (site: string): number => seen.filter((each) => each === site).length;
    expect(countOf('s.js:2:2')).toBeGreaterThanOrEqual(2);
    expect(engine.concretizations).toEqual([
      { site: 's.js:1:1', why, count: countOf('s.js:1:1') },
      { site: 's.js:2:2', why, count: countOf('s.js:2:2') },
    ]);
    expect(complete).toBe(false);
    expect(limits).toContain('concretized');
  });

  it.each([1, 3])('is added up: silent losses by site, each with its first example, with %i explorers', async (n) => {
    // Two decisions are hidden, one in each half of the tree.
    campaign = new TableCampaign([
      { input: '', path: '00', recorded: '0' },
      { input: 'k', path: '01', recorded: '0' },
      { input: 'a', path: '10', recorded: '1' },
      { input: 'ab', path: '11', recorded: '1' },
    ]);
    const { losses, complete } = await campaign.run({ workers: n });
    expect(losses.map(({ site }) => site.split(':').at(-2)!).toSorted()).toEqual(['2', '3']);
    expect(new Set(losses.map(({ site }) => site)).size).toBe(losses.length);
    expect(complete).toBe(false);
  });
});
