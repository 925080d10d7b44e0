import { describe, expect, it } from 'vitest';

import { CampaignClock } from '../../../../src/campaign/explore/clock.ts';
import type { CampaignBudget } from '../../../../src/campaign/prepare/campaign-options.ts';
import type { Domain } from '../../../../src/constraint/domains/domain.ts';
import { ManualTime } from '../../../manual-time.ts';

const text: Domain = { kind: 'string', maxLength: 4 };
const flag: Domain = { kind: 'boolean' };

function clockOf(budget: CampaignBudget, domains: readonly Domain[] = [text], time = new ManualTime()): CampaignClock {
  return new CampaignClock({ budget, domains }, new AbortController().signal, time);
}

describe('the clock of a campaign', () => {
  it('leaves a share of the time for probing texts, and none for other inputs', () => {
    expect(clockOf({ timeMs: 1000 }).exploring.endMs).toBe(800);
    expect(clockOf({ timeMs: 1000 }, [flag]).exploring.endMs).toBe(1000);
    expect(clockOf({ timeMs: 1000 }, [text, flag]).exploring.endMs).toBe(1000);
  });

  it('gives each phase a later end than the one before', () => {
    const clock = clockOf({ timeMs: 10_000 });
    const ends = (['exploring', 'probing', 'finalizing'] as const).map((phase) => clock.enter(phase).endMs);
    expect([clock.phase, ...ends]).toEqual(['finalizing', 8000, 10_500, 12_000]);
  });

  it('has no end without a budget of time', () => {
    const time = new ManualTime();
    const clock = clockOf({ runs: 5 }, [text], time);
    time.advance(1e12);
    for (const phase of ['exploring', 'probing', 'finalizing'] as const) expect(clock.enter(phase).isOver).toBe(false);
  });

  it('decides nothing if runs are limited, too', () => {
    expect(clockOf({ timeMs: 1000 })).toMatchObject({ decides: true, costlyMs: 200, confirmingMs: 50 });
    expect(clockOf({ timeMs: 1000, runs: 5 })).toMatchObject({ decides: false, costlyMs: Infinity });
    expect(clockOf({})).toMatchObject({ decides: false, confirmingMs: Infinity });
  });

  it('ends every phase on an interrupt except the summary, for which it allows a little more', () => {
    const interrupt = new AbortController();
    const time = new ManualTime();
    const clock = new CampaignClock({ budget: { timeMs: 1000 }, domains: [text] }, interrupt.signal, time);
    expect([clock.isInterrupted, clock.cutBy]).toEqual([false, 'time']);
    interrupt.abort();
    expect([clock.isInterrupted, clock.cutBy]).toEqual([true, 'interrupted']);
    for (const phase of ['exploring', 'probing', 'finalizing'] as const) expect(clock.enter(phase).isOver).toBe(true);
    const summary = clock.enter('summarizing');
    expect(summary.isOver).toBe(false);
    time.advance(5000);
    expect(summary.isOver).toBe(true);
  });

  it('counts the time before it was made if it is told when the campaign started', () => {
    const time = new ManualTime();
    time.advance(700);
    const clock = new CampaignClock(
      { budget: { timeMs: 1000 }, domains: [text] },
      new AbortController().signal,
      time,
      0,
    );
    expect(clock.exploring.leftMs).toBe(100);
  });
});
