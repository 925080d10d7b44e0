import { describe, expect, it } from 'vitest';

import type { ObservedDecision } from '../../../../src/campaign/ledger/observations.ts';
import type { SiteTable } from '../../../../src/instrument/sites/sites.ts';
import { BranchEvidenceFinder } from '../../../../src/report/data/branch-evidence.ts';
import { missedArm, type MissedArmContext } from '../../../../src/report/data/missed-arm.ts';

const branch: SiteTable['branches'][number] = { id: 1, line: 1, column: 1, kind: 'if', owner: 0, arms: [] };

/** What is said of the arm that no run took, if a decision without an id of its own was recorded in the condition. */
function said(
  source: string,
  column: number,
  decision: Partial<ObservedDecision>,
  concretized: readonly string[] = [],
) {
  const observed = { site: 2, recordings: 3, taken: [0, 1], missed: [], ...decision };
  const finder = new BranchEvidenceFinder({ decisions: [observed], otherSites: { 2: `a.ts:1:${column}` } });
  const table = { file: 'a.ts', branches: [branch], statements: [], functions: [] } as unknown as SiteTable;
  const context: MissedArmContext = {
    branch,
    site: 'a.ts:1:1',
    evidence: finder.of(table, branch, source),
    reached: 3,
    recorded: 3,
    after: undefined,
    bounds: 'text: string(..64)',
    waiting: () => undefined,
    isComplete: false,
    hasRecordings: true,
    strategy: 'auto',
    concretizations: concretized.map((site) => ({ site, why: 'callback without a model' })),
    losses: [],
  };
  return missedArm(context, false);
}

const proved: ObservedDecision['missed'] = [
  {
    way: 0,
    paths: { open: 0, proved: 1, unproved: 0, unknown: 0, promised: 0 },
    reasons: {},
    concretizations: [],
    isCut: false,
  },
];

describe('why no run took a branch', () => {
  it('is a proof only if the decision is the whole condition', () => {
    const missed = { taken: [1], missed: proved };
    expect(said("if (!text.startsWith('a')) return;", 6, missed).state).toBe('infeasible');
    expect(said("if (!text.split(',').some(isLong)) return;", 6, missed)).toMatchObject({
      state: 'unknown',
      reason: expect.stringContaining('for a part of the condition'),
    });
  });

  it('does not claim that recorded runs took it if only parts of the condition went both ways', () => {
    const source = "if (!text.split(',').some(isLong)) return;";
    expect(said(source, 6, {}).reason).toBe(
      'the recorded parts of the condition went both ways, but it was never false as a whole',
    );
    expect(said(source, 6, {}, ['a.ts:1:6', 'a.ts:9:1'])).toEqual({
      state: 'concretized',
      reason: 'a value in the condition was concretized',
      concretizations: [{ site: 'a.ts:1:6', why: 'callback without a model' }],
    });
    expect(said("if (!text.startsWith('a')) return;", 6, {}).reason).toContain('recorded runs took this way');
  });
});
