import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/core/random.ts';

function first(random: Random): number[] {
  return Array.from({ length: 20 }, () => random.int(10));
}

/** What a child draws if its parent goes on drawing before it. */
function drawnAfter(extra: number): number {
  const parent = new Random(5);
  const child = parent.split('child');
  for (let i = 0; i < extra; i++) parent.uint32();
  return child.uint32();
}

describe('Random', () => {
  it('gives the same sequence for the same seed, here and everywhere', () => {
    const random = new Random(1);
    expect([random.uint32(), random.uint32(), random.uint32(), random.int(1000)]).toEqual([
      2_335_719_877, 3_777_884_756, 1_069_924_447, 469,
    ]);
  });

  it('gives unrelated sequences for neighboring seeds and for splits', () => {
    const parent = new Random(1);
    const sequences = [new Random(1), new Random(2), new Random('1x'), parent.split('a'), parent.split('b')].map(first);
    expect(new Set(sequences.map(String)).size).toBe(sequences.length);
  });

  it('does not depend on who else draws after a split', () => {
    expect(drawnAfter(0)).toBe(drawnAfter(10));
  });

  it('stays within its bounds, also beyond 32 bits', () => {
    fc.assert(
      fc.property(fc.integer(), fc.maxSafeInteger().map(Math.abs), (seed, bound) => {
        const random = new Random(seed);
        const value = random.int(bound + 1);
        expect(value >= 0 && value <= bound && Number.isInteger(value)).toBe(true);
        const float = random.float();
        expect(float >= 0 && float < 1).toBe(true);
      }),
      { seed: 1 },
    );
    const huge = 10n ** 40n;
    const random = new Random(3);
    for (let i = 0; i < 100; i++) expect(random.bigint(huge) < huge).toBe(true);
  });

  it('spreads evenly', () => {
    const random = new Random(9);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[random.int(6)]!++;
    // Five standard deviations around the mean.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(460);
  });

  it('weighs in proportion, and evenly where all weights are zero', () => {
    const random = new Random(4);
    const counts = [0, 0, 0];
    for (let i = 0; i < 10_000; i++) counts[random.weighted([1, 0, 3])]!++;
    expect(counts[1]).toBe(0);
    expect(counts[2]! / counts[0]!).toBeGreaterThan(2.7);
    expect(counts[2]! / counts[0]!).toBeLessThan(3.3);
    expect(new Set(Array.from({ length: 50 }, () => random.weighted([0, 0])))).toEqual(new Set([0, 1]));
  });

  it('shuffles without losing anything', () => {
    const items = Array.from({ length: 50 }, (_, i) => i);
    const shuffled = new Random(1).shuffle([...items]);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
  });

  it('refuses to pick from nothing', () => {
    expect(() => new Random(1).pick([])).toThrow(RangeError);
  });
});
