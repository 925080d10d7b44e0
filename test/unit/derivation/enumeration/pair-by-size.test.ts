import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { pairBySize } from '../../../../src/derivation/enumeration/pair-by-size.ts';

function* endless(of: (size: number) => Iterable<number>): Generator<Iterable<number>, void, void> {
  for (let size = 0; ; size++) yield of(size);
}

function written([a, b]: readonly [number, number]): string {
  return `${a} ${b}`;
}

it('produces every pair once, by the sum of the sizes', () => {
  const groups = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(groups, groups, (left, right) => {
      const expected: string[][] = [];
      for (const [i, as] of left.entries()) {
        for (const [j, bs] of right.entries()) {
          for (const a of as) for (const b of bs) (expected[i + j] ??= []).push(`${a} ${b}`);
          expected[i + j] ??= [];
        }
      }
      const found = Array.from(pairBySize<number, number>(left, right), (pairs) => Array.from(pairs, written).sort());
      expect(found).toEqual(expected.map((pairs) => pairs.sort()));
    }),
    { seed: 1 },
  );
});

it('reads neither side further than the requested pairs need', () => {
  let read = 0;
  function* counted(): Generator<number, void, void> {
    for (;;) yield read++;
  }
  const pairs = pairBySize(
    endless(counted),
    endless((size) => [size]),
  );
  const [first] = pairs;
  const seen: (readonly [number, number])[] = [];
  for (const pair of first ?? []) if (seen.push(pair) === 10) break;
  expect(seen).toEqual(Array.from({ length: 10 }, (_, i) => [i, 0]));
  expect(read).toBeLessThan(13);
});
