import { describe, expect, it } from 'vitest';

import { FlipBackoff } from '../../../src/search/path/flip-backoff.ts';
import type { SolvedFlip } from '../../../src/engine/explorer.ts';

type Answer = Pick<SolvedFlip, 'verdict' | 'optimistic'>;

const unknown: Answer = { verdict: 'unknown', optimistic: undefined };

/** Returns for each of that many flips of a branch whether it is attempted, if all are answered with `answer`. */
function asked(flips: FlipBackoff, count: number, answer: Answer): readonly boolean[] {
  return Array.from({ length: count }, () => {
    const isDue = flips.isDue('a');
    if (isDue) flips.note('a', answer);
    return isDue;
  });
}

const timesIn = (due: readonly boolean[]): number => due.filter(Boolean).length;

describe('flips that no solver decides', () => {
  it('are attempted less and less often, but never given up', () => {
    const flips = new FlipBackoff();
    const [first, second] = [asked(flips, 100, unknown), asked(flips, 1000, unknown)];
    expect(timesIn(first)).toBeLessThan(12);
    expect(timesIn(second)).toBeGreaterThanOrEqual(10);
    expect(timesIn(second)).toBeLessThan(20);
  });

  it('are attempted again as soon as one is solved', () => {
    const flips = new FlipBackoff();
    asked(flips, 100, unknown);
    flips.note('a', { verdict: 'sat', optimistic: undefined });
    expect(timesIn(asked(flips, 4, unknown))).toBe(4);
  });

  it('do not include proved impossible ones, nor those with an optimistic input', () => {
    const flips = new FlipBackoff();
    expect(timesIn(asked(flips, 100, { verdict: 'unsat', optimistic: undefined }))).toBe(100);
    expect(timesIn(asked(flips, 100, { ...unknown, optimistic: { kind: 'text', text: '' } }))).toBe(100);
  });

  it('do not affect other branches', () => {
    const flips = new FlipBackoff();
    asked(flips, 100, unknown);
    expect(flips.isDue('b')).toBe(true);
  });
});
