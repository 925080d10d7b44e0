import { describe, expect, it } from 'vitest';

import type { CampaignProgress } from '../../../../src/campaign/campaign-progress.ts';
import { displayWidth } from '../../../../src/core/text/display-width.ts';
import { progressScreen } from '../../../../src/report/terminal/progress-screen.ts';
import { plainView } from '../../../../src/report/terminal/text-view.ts';

const progress: CampaignProgress = {
  phase: 'exploring',
  seconds: 12.4,
  runs: 12_345,
  accepted: 0.374,
  branches: { covered: 30, total: 60 },
  paths: 1200,
  solver: { sat: 40, unsat: 12, unknown: 3 },
  findings: 2,
  secondsSinceGain: 3,
  runsByOrigin: { mutation: 6000, flip: 4000, random: 2345 },
};

describe('the screen of a running campaign', () => {
  it('shows phase, time left, findings, coverage, speed, verdicts and how inputs are made', () => {
    const text = progressScreen({ target: 'a.ts#f', timeMs: 60_000 }, progress, { ...plainView, width: 80 }).join('\n');
    expect(text).toContain('exploring a.ts#f  48 s left of 60 s');
    expect(text).toMatch(/^findings {2}2$/mu);
    expect(text).toMatch(/█+░+ 30 of 60 \(50%\), last new 3 s ago/u);
    expect(text).toContain('12,345 (996/s), 37% accepted, 1,200 paths');
    expect(text).toContain('40 sat, 12 unsat, 3 unknown');
    expect(text).toContain('49% mutated, 32% solved, 19% random');
  });

  it.each([20, 60, 80, 200])('fits into %i columns, whatever the name of the target', (width) => {
    const lines = progressScreen({ target: `src/漢字${'x'.repeat(300)}.ts#f` }, progress, { ...plainView, width });
    expect(Math.max(...lines.map(displayWidth))).toBeLessThan(width);
  });

  it('consists of one line until there are runs', () => {
    expect(progressScreen({ target: 'a.ts#f' }, { ...progress, runs: 0 }, plainView)).toHaveLength(1);
  });
});
