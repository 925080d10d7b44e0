import { describe, expect, it } from 'vitest';

import { undecidedCounts, undecidedText } from '../../../src/report/undecided-text.ts';

describe('why the solver did not decide a flip', () => {
  it.each([
    ['only the quick solver links were tried', /more time decides more/u],
    ['domains: it cannot read a condition; regular: not a regular language', /operations that the solver cannot read/u],
    ['domains: it cannot read a condition; local: no solution in 1500 evaluations', /limits of work/u],
    ['smt: the query is too large; local: no solution in 1500 evaluations', /too large/u],
    ['grammar: no word contains the solution of the other links', /no word of the grammar/u],
    ['smt: Z3 crashed 3 times in a row and is not started again', /SMT solver ended/u],
  ])('%s', (reason, expected) => {
    expect(undecidedText(reason)).toMatch(expected);
  });

  it('keeps a reason that is already in words for users, and counts equal explanations together', () => {
    expect(undecidedText('no text has these tokens')).toBe('no text has these tokens');
    const counts = undecidedCounts({ 'a: x': 1, 'b: y; c: z': 3, 'no text has these tokens': 2 });
    expect(counts.map(([, count]) => count)).toEqual([4, 2]);
  });
});
