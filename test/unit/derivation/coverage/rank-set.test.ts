import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RankSet } from '../../../../src/derivation/coverage/rank-set.ts';

describe('RankSet', () => {
  test('behaves like a set, with bits and with members', () => {
    const totals = fc.constantFrom(1000n, 1n << 40n);
    fc.assert(
      fc.property(totals, fc.array(fc.integer({ min: 0, max: 999 })), (total, ranks) => {
        const ours = new RankSet(total);
        const theirs = new Set<number>();
        for (const rank of ranks) {
          expect(ours.add(rank)).toBe(!theirs.has(rank));
          theirs.add(rank);
        }
        expect(ours.size).toBe(theirs.size);
        for (let rank = 0; rank < 1000; rank++) expect(ours.has(rank)).toBe(theirs.has(rank));
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  test('distinguishes bigints that numbers cannot represent exactly', () => {
    const ranks = new RankSet(1n << 80n);
    expect(ranks.add((1n << 70n) + 1n)).toBe(true);
    expect(ranks.has(1n << 70n)).toBe(false);
    expect(ranks.add((1n << 70n) + 1n)).toBe(false);
  });
});
