import { afterEach, describe, expect, it } from 'vitest';

import type { CampaignSummary } from '../../../../src/campaign/summarize/summarize.ts';
import type { ExplorerJob } from '../../../../src/campaign/workers/explorer-messages.ts';
import { RemoteTableEngine } from '../table-engine/remote-table-engine.ts';
import { TableCampaign } from '../table-engine/table-campaign.ts';
import type { DiesDuring } from '../table-engine/table-process.ts';
import type { OnStep } from '../table-engine/table-explorer.ts';
import type { Row } from '../table-engine/table-subject.ts';

/** Eight paths of three decisions, two of which throw at one line. */
const rows: readonly Row[] = Array.from({ length: 8 }, (_, i) => {
  const way = i.toString(2).padStart(3, '0');
  return { input: i === 0 ? '' : way, path: way, ...(i === 3 || i === 5 ? { throwsAt: 4 } : {}) };
});

let campaign: TableCampaign;
afterEach(() => campaign.remove());

/** Sets up a campaign whose explorer processes die when `diesDuring` says so. */
function withProcesses(diesDuring: DiesDuring, onStep?: OnStep): RemoteTableEngine {
  campaign = new TableCampaign(rows);
  const engine = new RemoteTableEngine(campaign.subject, diesDuring, onStep);
  campaign.engine = engine;
  return engine;
}

/** Lets the first processes die that get a job of this kind. */
function firstDuring(kind: ExplorerJob['kind'], count: number): DiesDuring {
  let deaths = 0;
  return (job) => job.kind === kind && deaths++ < count;
}

/** What has to be the same however many processes died. */
function essence({
  runs,
  paths,
  outcomes,
  solver,
  engine,
  kept,
  findings,
  complete,
  coverage,
}: CampaignSummary): object {
  return {
    runs,
    paths,
    outcomes,
    kept,
    complete,
    branches: coverage.branches,
    solver: { ...solver, seconds: 0 },
    engine,
    findings: findings.map(({ id, error, minimized }) => ({ id, error, minimized })),
  };
}

describe('an explorer process that dies in the middle of a task', () => {
  it.each(['run', 'record', 'solve', 'alike'] as const)(
    'during the job %s is replaced, and its answer is counted once',
    async (kind) => {
      withProcesses(() => false);
      const expected = essence(await campaign.run({ workers: 2 }));
      campaign.remove();
      const engine = withProcesses(firstDuring(kind, 2));
      const summary = await campaign.run({ workers: 2 });
      // Two died, and at least one lived to the end.
      expect(engine.started).toBeGreaterThanOrEqual(3);
      expect(essence(summary)).toEqual(expected);
      expect(summary).toMatchObject({ runs: 8, paths: 8, complete: true });
    },
  );

  it('at every third job changes nothing but the number of processes', async () => {
    let jobs = 0;
    const engine = withProcesses(() => ++jobs % 3 === 0);
    const summary = await campaign.run({ workers: 3 });
    expect(summary).toMatchObject({ runs: 8, paths: 8, complete: true });
    expect(summary.findings).toHaveLength(1);
    expect(engine.started).toBeGreaterThan(10);
  });
});

describe('a job during which process after process dies', () => {
  it('is given up: its input is not explored further, and the campaign does not claim to be complete', async () => {
    withProcesses((job) => job.kind === 'record' && job.inputs.some((input) => textOf(input) === '100'));
    const summary = await campaign.run({ workers: 2 });
    expect(summary.complete).toBe(false);
    expect(summary.limits).toEqual(['unrecorded']);
    expect(summary.stoppedBy).toBe('exhausted');
    expect(summary.runs).toBeGreaterThan(3);
  });

  it('leaves its flips unknown, with the reason', async () => {
    // This flip is the only way to half of the paths.
    withProcesses(
      (job) =>
        job.kind === 'solve' &&
        textOf(job.input) === '' &&
        job.flips.some((flip) => flip.kind === 'decision' && flip.index === 0),
    );
    const { complete, solver, runs } = await campaign.run({ workers: 2 });
    expect(complete).toBe(false);
    expect(Object.keys(solver.unknownReasons)).toEqual([
      'the explorer process died repeatedly while it solved this flip',
    ]);
    expect(runs).toBe(4);
  });

  it('leaves its runs out, and counts none of them', async () => {
    withProcesses((job) => job.kind === 'run' && job.inputs.some((input) => textOf(input) === '110'));
    const { complete, limits, runs, outcomes } = await campaign.run({ workers: 2, budget: { runs: 50 } });
    expect(complete).toBe(false);
    expect(limits).toContain('unexplored');
    expect(runs).toBe(outcomes.returned + outcomes.failed);
    expect(runs).toBeLessThan(8);
  });

  it('ends the campaign if no process ever answered', async () => {
    const engine = withProcesses(() => true);
    await expect(campaign.run({ workers: 2 })).rejects.toThrow('explorer processes died repeatedly');
    expect(engine.started).toBe(3);
    expect(engine.open.size).toBe(0);
  });
});

describe('an interrupt of a campaign with explorer processes', () => {
  it('ends it with what was answered until then', async () => {
    withProcesses(
      () => false,
      ({ kind, text }) => {
        if (kind === 'run' && text === '110') campaign.interrupt.abort();
      },
    );
    const summary = await campaign.run({ workers: 2 });
    expect(summary).toMatchObject({ stoppedBy: 'interrupted', complete: false });
    expect(summary.runs).toBeLessThan(8);
  });

  it('starts no further process', async () => {
    const engine = withProcesses((job) => {
      if (job.kind !== 'solve') return false;
      campaign.interrupt.abort();
      return true;
    });
    const summary = await campaign.run({ workers: 2 });
    expect(summary).toMatchObject({ stoppedBy: 'interrupted', complete: false });
    expect(engine.started).toBeLessThanOrEqual(2);
  });
});

function textOf(input: { readonly kind: string; readonly text?: string }): string {
  return input.text ?? '';
}
