import { describe, expect, test } from 'vitest';
import { keyCounters } from '../../../../../src/derivation/production/k-path/key-counters.ts';

describe('tally', () => {
  test.each([100, 2 ** 50])('counts up and down for keys below %i', (bound) => {
    const counts = keyCounters(bound);
    counts.add(bound - 1, 1);
    counts.add(bound - 1, 1);
    counts.add(7, 1);
    counts.add(7, -1);
    expect([counts.get(bound - 1), counts.get(7), counts.get(0)]).toEqual([2, 0, 0]);
  });
});
