import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/core/random.ts';

describe('Random.fillUint16', () => {
  it('gives the same numbers as one call at a time, and goes on from there', () => {
    const [bulk, single] = [new Random(3), new Random(3)];
    for (let round = 0; round < 3; round++) {
      const values = new Uint16Array(100);
      bulk.fillUint16(values);
      const expected = Array.from({ length: 50 }, () => single.uint32()).flatMap((n) => [n & 0xffff, n >>> 16]);
      expect(Array.from(values)).toEqual(expected);
    }
    expect(bulk.uint32()).toBe(single.uint32());
  });
});
