import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BestFirstWorklist, LinearWorklist, type Worklist } from '../../../src/search/path/worklist.ts';

function drained<Item>(list: Worklist<Item>): Item[] {
  const items: Item[] = [];
  for (let item = list.pop(); item !== undefined; item = list.pop()) items.push(item);
  return items;
}

describe('worklists', () => {
  it('return the best item first, in any order of insertion', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (numbers) => {
        const list = new BestFirstWorklist<number>((a, b) => a > b, 1000);
        for (const number of numbers) list.push(number);
        expect(drained(list)).toEqual([...numbers].sort((a, b) => b - a));
      }),
      { seed: 1 },
    );
  });

  it('drop the worse half when they are full, and return it', () => {
    const list = new BestFirstWorklist<number>((a, b) => a > b, 4);
    const dropped = [1, 5, 2, 4, 3].flatMap((number) => list.push(number));
    expect(dropped).toEqual([3, 2, 1]);
    expect(drained(list)).toEqual([5, 4]);
  });

  it.each([
    ['first', [1, 2, 3, 4]],
    ['last', [4, 3, 2, 1]],
  ] as const)('return the item that was added %s', (end, expected) => {
    const list = new LinearWorklist<number>(end, 4);
    for (const number of [1, 2, 3, 4]) list.push(number);
    expect(list.push(5)).toEqual([5]);
    expect(drained(list)).toEqual(expected);
  });
});
