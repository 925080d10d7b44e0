import { describe, expect, it } from 'vitest';

import type { ArmReport, BranchReport } from '../../../../src/report/data/report-data.ts';
import { plainView } from '../../../../src/report/terminal/text-view.ts';
import { uncoveredRows } from '../../../../src/report/terminal/uncovered-rows.ts';

const taken: ArmReport = { when: true, state: 'taken', runs: 3 };

function branch(line: number, missed: Omit<ArmReport, 'runs' | 'when'>): BranchReport {
  const arms = [taken, { ...missed, when: false, runs: 0 }];
  return { site: `a.ts:${line}:1`, file: 'a.ts', line, column: 1, kind: 'if', arms };
}

const uncalled = { state: 'unreached', reason: 'the function `f` was not called', after: 'a.ts:50:1' } as const;
const branches = [
  branch(1, uncalled),
  branch(2, uncalled),
  ...[3, 4, 5, 6, 7].map((line) => branch(line, { state: 'unreached', reason: 'no run reached this branch' })),
  branch(8, { state: 'infeasible', reason: 'the solver proved it' }),
  branch(9, { state: 'unknown', reason: 'no answer' }),
];

describe('the uncovered branches in a terminal', () => {
  it('are listed with their reasons, undecided ones first, and the first few unless all are asked for', () => {
    const texts = uncoveredRows({ branches }, plainView).map(({ text }) => text);
    expect(texts[0]).toBe('a.ts:9:1 never false: no answer');
    expect(texts[1]).toBe(
      'a.ts:3:1 never false, 4:1 never false, 5:1 never false, 6:1 never false and 1 more: no run reached this branch',
    );
    const all = uncoveredRows({ branches }, { ...plainView, detail: 'verbose' }).map(({ text }) => text);
    expect(all).toContain('a.ts:8:1 never false: infeasible: the solver proved it');
    expect(all).toContain('a.ts:50:1 the function `f` was not called: 2 branches');
    expect(all[1]).toContain('7:1 never false: no run');
  });

  it('are cut with a hint where all of them are', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map((line) => branch(line, { state: 'unknown', reason: `reason ${line}` }));
    const texts = uncoveredRows({ branches: many }, plainView).map(({ text }) => text);
    expect(texts).toHaveLength(6);
    expect(texts.at(-1)).toBe('and 2 branches more: npx coppice report --format text');
  });

  it('are nothing if every branch was taken both ways', () => {
    const both = { ...branch(1, uncalled), arms: [taken, { ...taken, when: false }] };
    expect(uncoveredRows({ branches: [both] }, plainView)).toEqual([]);
  });
});
