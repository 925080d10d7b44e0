import { describe, expect, it } from 'vitest';
import { WorkBudget } from '../../../src/core/work-budget.ts';

describe('WorkBudget', () => {
  it('holds until more than its limit is spent', () => {
    const budget = new WorkBudget(3);
    expect([budget.spend(), budget.spend(2), budget.spend()]).toEqual([true, true, false]);
    expect(budget.exhausted).toBe(true);
    expect(budget.toString()).toBe('4 of 3');
  });

  it('never runs out without a limit', () => {
    expect(WorkBudget.unlimited().spend(1e300)).toBe(true);
  });
});
