import { afterEach, describe, expect, it } from 'vitest';

import { readReport } from '../../../../src/report/data/read-report.ts';
import type { ArmReport, ReportData } from '../../../../src/report/data/report-data.ts';
import { TableCampaign } from '../../campaign/table-engine/table-campaign.ts';
import type { Row } from '../../campaign/table-engine/table-subject.ts';

let campaign: TableCampaign | undefined;

afterEach(() => campaign?.remove());

async function reportOf(rows: readonly Row[], options: Parameters<TableCampaign['run']>[0] = {}): Promise<ReportData> {
  campaign = new TableCampaign(rows);
  await campaign.run(options);
  return readReport(campaign.latest);
}

/** The arm of the decision that is reached by these decisions. */
function armOf({ branches }: ReportData, decisions: string, when: boolean): ArmReport | undefined {
  const line = Number.parseInt(`1${decisions}`, 2);
  return branches.find((branch) => branch.line === line)?.arms.find((arm) => arm.when === when);
}

describe('the arms of a branch', () => {
  it('are taken by the first input that took them', async () => {
    const report = await reportOf([
      { input: '', path: '0' },
      { input: 'a', path: '1' },
    ]);
    expect(armOf(report, '', true)).toMatchObject({ state: 'taken', input: 'a', encoding: 'utf8', runs: 1 });
    expect(report.coverage.branches).toEqual({ covered: 2, total: 2 });
  });

  it('are infeasible if the campaign is complete, and the reason names the bounds', async () => {
    const report = await reportOf([{ input: '', path: '0' }]);
    expect(armOf(report, '', true)).toMatchObject({ state: 'infeasible', proof: 'complete-campaign' });
    expect(armOf(report, '', true)?.reason).toContain('string(..4)');
  });

  it('are infeasible in an incomplete campaign if that was proved on every path that reached them', async () => {
    const report = await reportOf([
      { input: '', path: '00' },
      { input: 'a', path: '10', isHard: true },
    ]);
    expect(report.campaign.complete).toBe(false);
    expect(armOf(report, '0', true)).toMatchObject({ state: 'infeasible', proof: 'all-reached-paths' });
  });

  it('are not infeasible if values were concretized on the way', async () => {
    const concretizations = [{ site: 'subject.js:7:3', why: 'no model' }];
    const report = await reportOf([{ input: '', path: '0', concretizations }]);
    expect(armOf(report, '', true)).toMatchObject({ state: 'concretized', concretizations });
  });

  it('are unknown, with the reason of the solver', async () => {
    const report = await reportOf([
      { input: '', path: '0' },
      { input: 'a', path: '1', isHard: true },
    ]);
    const arm = armOf(report, '', true);
    expect(arm?.state).toBe('unknown');
    expect(arm?.reason).toContain('the row is hard');
  });

  it('are unreached, with the last place before them', async () => {
    const report = await reportOf([
      { input: '', path: '0' },
      { input: 'a', path: '11', isHard: true },
    ]);
    expect(armOf(report, '1', false)).toMatchObject({ state: 'unreached', runs: 0 });
  });

  it('are unreached by a strategy that records no paths, which is said', async () => {
    const rows = [
      { input: '', path: '0' },
      { input: 'never', path: '1' },
    ];
    const report = await reportOf(rows, { strategy: 'random', budget: { runs: 3 } });
    expect(armOf(report, '', true)?.reason).toContain('`random` records no paths');
  });
});

describe('the report of a campaign', () => {
  const rows = [
    { input: '', path: '00' },
    { input: 'a', path: '01' },
    { input: 'ab', path: '1', throwsAt: 3 },
  ];

  it('has its inputs with their ancestry, and coverage that grows to the end', async () => {
    const { inputs, timeline, findings, campaign: described } = await reportOf(rows);
    expect(described).toMatchObject({ state: 'finished', strategy: 'bfs', seed: '1' });
    expect(inputs.map(({ input, originKind }) => [input, originKind])).toEqual([
      ['', 'default'],
      ['ab', 'flip'],
      ['a', 'flip'],
    ]);
    expect(inputs[1]).toMatchObject({ parent: inputs[0]?.id, outcome: 'failed' });
    expect(timeline.map(({ branches }) => branches)).toEqual([2, 3, 4, 4]);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.error).toContain('thrown at line 3');
  });

  it('can be read while it runs: what was written by then is reported', async () => {
    const early: ReportData[] = [];
    const stopped = new TableCampaign(rows, async ({ kind }) => {
      if (kind === 'native' && early.length === 0) early.push(await readReport(stopped.latest));
    });
    campaign = stopped;
    await stopped.run();
    expect(early[0]?.campaign).toMatchObject({ state: 'unfinished', complete: false });
    expect(early[0]?.branches).toHaveLength(2);
  });

  it('goes on with the counts of the earlier part when it is resumed', async () => {
    campaign = new TableCampaign(rows);
    await campaign.run({ budget: { runs: 1 } });
    const before = await readReport(campaign.latest);
    await campaign.continued().run({ resume: true });
    const after = await readReport(campaign.latest);
    expect(before.coverage.branches.covered).toBe(2);
    expect(after.coverage.branches.covered).toBe(4);
    expect(armOf(after, '', false)?.runs).toBe(armOf(before, '', false)!.runs + 1);
    expect(after.campaign.state).toBe('finished');
  });
});
