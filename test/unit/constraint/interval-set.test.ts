import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IntervalSet } from '../../../src/constraint/interval-set.ts';

const [min, max] = [-8, 8];
const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
const end = fc.integer({ min, max });
const arbitrarySet = fc.array(fc.tuple(end, end), { maxLength: 4 }).map((ranges) => IntervalSet.ranges(ranges));

describe('IntervalSet', () => {
  it('agrees with sets of single numbers', () => {
    fc.assert(
      fc.property(arbitrarySet, arbitrarySet, (a, b) => {
        for (const n of numbers) {
          expect(a.union(b).has(n)).toBe(a.has(n) || b.has(n));
          expect(a.intersect(b).has(n)).toBe(a.has(n) && b.has(n));
          expect(a.complement(min, max).has(n)).toBe(!a.has(n));
        }
        expect(a.size).toBe(numbers.filter((n) => a.has(n)).length);
        expect(a.equals(b)).toBe(numbers.every((n) => a.has(n) === b.has(n)));
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  it('keeps as few ranges as possible', () => {
    expect(IntervalSet.of(3, 1, 2, 7).toString()).toBe('{1..3, 7}');
    expect(IntervalSet.of(5).has(5.5)).toBe(false);
    expect(IntervalSet.range(2, 1).isEmpty).toBe(true);
    expect(IntervalSet.of(4, 9).min).toBe(4);
    expect(IntervalSet.of(4, 9).max).toBe(9);
  });
});
