import { describe, expect, it } from 'vitest';

import { VainFlips } from '../../../src/search/vain-flips.ts';
import type { SolvedFlip } from '../../../src/search/explorer.ts';

type Answer = Pick<SolvedFlip, 'verdict' | 'optimistic'>;

const unknown: Answer = { verdict: 'unknown', optimistic: undefined };

/** Whether each of so many flips of a branch is asked for, if all are answered like this. */
function asked(flips: VainFlips, count: number, answer: Answer): readonly boolean[] {
  return Array.from({ length: count }, () => {
    const isDue = flips.isDue('a');
    if (isDue) flips.note('a', answer);
    return isDue;
  });
}

const timesIn = (due: readonly boolean[]): number => due.filter(Boolean).length;

describe('flips that nobody can solve', () => {
  it('are asked for ever more seldom, and never given up', () => {
    const flips = new VainFlips();
    const [first, second] = [asked(flips, 100, unknown), asked(flips, 1000, unknown)];
    expect(timesIn(first)).toBeLessThan(12);
    expect(timesIn(second)).toBeGreaterThanOrEqual(10);
    expect(timesIn(second)).toBeLessThan(20);
  });

  it('are asked for again as soon as one is solved', () => {
    const flips = new VainFlips();
    asked(flips, 100, unknown);
    flips.note('a', { verdict: 'sat', optimistic: undefined });
    expect(timesIn(asked(flips, 4, unknown))).toBe(4);
  });

  it('are not those that are proved impossible, nor those with an input for the branch alone', () => {
    const flips = new VainFlips();
    expect(timesIn(asked(flips, 100, { verdict: 'unsat', optimistic: undefined }))).toBe(100);
    expect(timesIn(asked(flips, 100, { ...unknown, optimistic: { kind: 'text', text: '' } }))).toBe(100);
  });

  it('do not stand in the way of other branches', () => {
    const flips = new VainFlips();
    asked(flips, 100, unknown);
    expect(flips.isDue('b')).toBe(true);
  });
});
