import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numerals } from '../../../../src/solver/links/inverse/numerals.ts';

describe('numerals', () => {
  it('all convert to their number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, NaN, 12000, 0.5)), (value) => {
        for (const text of numerals(value)) expect([text, Number(text)]).toEqual([text, value]);
      }),
      { seed: 4, numRuns: 400 },
    );
  });

  it('include other notations than the plainest', () => {
    expect(numerals(12_000)).toEqual(expect.arrayContaining(['12000', '1.2e4', '12e3', '0x2ee0']));
  });
});
