import { describe, expect, it } from 'vitest';
import { nearestName } from '../../../../src/core/text/nearest-name.ts';

describe('the nearest name', () => {
  it('is the one with the fewest letters changed, added or left out', () => {
    expect(nearestName('strat', ['start', 'stark', 'string'])).toBe('start');
    expect(nearestName('Expr', ['term', 'expr'])).toBe('expr');
  });

  it('is none where all are far away', () => {
    expect(nearestName('value', ['xyz', 'number'])).toBeUndefined();
    expect(nearestName('value', [])).toBeUndefined();
  });
});
