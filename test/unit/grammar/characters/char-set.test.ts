import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CharSet, codePoints, textOfPoints } from '../../../../src/grammar/characters/char-set.ts';

const point = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 0x10ffff }));
const set = fc
  .array(fc.tuple(point, fc.integer({ min: 0, max: 50 })), { maxLength: 6 })
  .map((ranges) => CharSet.of(ranges.map(([from, length]) => [from, Math.min(from + length, 0x10ffff)] as const)));

describe('CharSet', () => {
  it('satisfies the laws of sets at every point', () => {
    fc.assert(
      fc.property(set, set, point, (a, b, c) => {
        expect(a.union(b).has(c)).toBe(a.has(c) || b.has(c));
        expect(a.intersect(b).has(c)).toBe(a.has(c) && b.has(c));
        expect(a.minus(b).has(c)).toBe(a.has(c) && !b.has(c));
        expect(a.complement().has(c)).toBe(!a.has(c));
        expect(a.complement().complement().equals(a)).toBe(true);
        expect(a.size + a.complement().size).toBe(0x110000);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('keeps ranges sorted and separate, and indexes them by `at`', () => {
    fc.assert(
      fc.property(set, (a) => {
        for (let i = 1; i < a.ranges.length; i++) {
          expect(a.ranges[i]! - a.ranges[i - 1]!).toBeGreaterThanOrEqual(i % 2 === 0 ? 2 : 0);
        }
        const members = Array.from({ length: Math.min(a.size, 40) }, (_, i) => a.at(i));
        expect(members.every((member) => a.has(member))).toBe(true);
        expect(new Set(members).size).toBe(members.length);
      }),
      { seed: 2 },
    );
    expect(() => CharSet.empty.at(0)).toThrow(RangeError);
  });

  it('prints itself as a class', () => {
    expect(CharSet.chars('abcx-]').toString()).toBe('[\\-\\]a-cx]');
    expect(CharSet.chars('\n').complement().toString()).toBe('[^\\n]');
  });
});

describe('codePoints', () => {
  it('is inverted by textOfPoints, including lone surrogates', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(textOfPoints(Int32Array.from(codePoints(text)))).toBe(text);
      }),
      { seed: 3 },
    );
    expect(codePoints('\ud800x\u{1f600}')).toEqual([0xd800, 0x78, 0x1f600]);
    expect(textOfPoints(new Int32Array(100_000).fill(97)).length).toBe(100_000);
  });
});
