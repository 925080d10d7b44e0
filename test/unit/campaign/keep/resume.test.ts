import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

import type { JournalEntry } from '../../../../src/campaign/keep/journal.ts';
import type { CampaignSummary } from '../../../../src/campaign/summarize/summarize.ts';
import { TableCampaign } from '../table-engine/table-campaign.ts';
import type { Row } from '../table-engine/table-subject.ts';

/** Eight paths of three decisions; two rows fail at the same line, one at another. */
const rows: readonly Row[] = Array.from({ length: 8 }, (_, i) => {
  const way = i.toString(2).padStart(3, '0');
  const fails = new Map([
    [3, 30],
    [5, 30],
    [6, 60],
  ]).get(i);
  return { input: i === 0 ? '' : way, path: way, ...(fails === undefined ? {} : { throwsAt: fails }) };
});

let campaign: TableCampaign;
afterEach(() => campaign.remove());

function journal(): readonly JournalEntry[] {
  const file = path.join(campaign.latest, 'campaign.jsonl');
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JournalEntry);
}

function idsOf({ findings }: CampaignSummary): readonly string[] {
  return findings.map(({ id }) => id).toSorted();
}

describe('a resumed campaign', () => {
  it.each([1, 4, 7])('that stopped after %i runs ends as if it had not', async (runs) => {
    campaign = new TableCampaign(rows);
    const whole = await campaign.run();
    campaign.remove();
    campaign = new TableCampaign(rows);
    expect(await campaign.run({ budget: { runs } })).toMatchObject({ runs, stoppedBy: 'runs' });
    const resumed = await campaign.continued().run({ resume: true });
    expect(resumed).toMatchObject({ runs: 8, paths: 8, complete: true });
    expect(resumed.outcomes).toEqual(whole.outcomes);
    expect(resumed.kept).toBe(whole.kept);
    expect(idsOf(resumed)).toEqual(idsOf(whole));
    expect(campaign.written('corpus')).toHaveLength(resumed.kept);
  });

  it('writes no input to the journal twice', async () => {
    campaign = new TableCampaign(rows);
    await campaign.run({ budget: { runs: 3 } });
    await campaign.continued().run({ resume: true, budget: { runs: 5 } });
    await campaign.continued().run({ resume: true });
    const ids = journal().flatMap((entry) => (entry.kind === 'kept' ? [entry.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(journal().filter(({ kind }) => kind === 'campaign')).toHaveLength(1);
  });

  it('counts on where the runs were last counted if the campaign broke off without a summary', async () => {
    campaign = new TableCampaign(rows, ({ kind, text }) => {
      if (kind === 'run' && text === '011') throw new Error('killed');
    });
    await expect(campaign.run()).rejects.toThrow('killed');
    const before = journal();
    expect(before.some(({ kind }) => kind === 'kept')).toBe(true);
    expect(before.some(({ kind }) => kind === 'counts')).toBe(false);
    const resumed = await campaign.continued().run({ resume: true });
    expect(resumed).toMatchObject({ paths: 8, complete: true });
    expect(resumed.findings).toHaveLength(2);
    // Inputs of the corpus are run again for their coverage, and not counted.
    expect(resumed.runs).toBe(8 - before.filter(({ kind }) => kind === 'kept').length);
  });

  it('judges an input again whose failure was not confirmed before it was killed', async () => {
    campaign = new TableCampaign(rows, ({ kind, text }) => {
      if (kind === 'record' && text === '011') throw new Error('killed');
    });
    await expect(campaign.run()).rejects.toThrow('killed');
    const resumed = await campaign.continued().run({ resume: true });
    expect(resumed.findings.map(({ error }) => error).toSorted()).toEqual([
      'TypeError: thrown at line 30',
      'TypeError: thrown at line 60',
    ]);
  });

  it('is not complete if its corpus could not be run again', async () => {
    campaign = new TableCampaign(rows);
    await campaign.run();
    let runs = 0;
    const again = campaign.continued(({ kind }) => {
      if (kind === 'run' && ++runs === 2) campaign.time.advance(60_000);
    });
    const resumed = await again.run({ resume: true, budget: { timeMs: 30_000 } });
    expect(resumed).toMatchObject({ stoppedBy: 'time', complete: false });
  });

  it('of another target is refused, and everything is closed', async () => {
    campaign = new TableCampaign(rows);
    await campaign.run({ budget: { runs: 2 } });
    await expect(campaign.run({ resume: true, exportName: 'other' })).rejects.toThrow('there is no campaign');
    expect(campaign.engine.open.size).toBe(0);
  });
});
