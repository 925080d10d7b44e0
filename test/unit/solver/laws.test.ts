import { describe, expect, it } from 'vitest';
import { judgeQueries } from '../../solver-laws/judge-queries.ts';

describe('the chain on random paths over all sorts', () => {
  it('gives models that hold, proves nothing wrong, decides the same without some links, and seldom does not know', async () => {
    const { queries, counts, violations } = await judgeQueries(300, 11);
    expect(violations).toEqual([]);
    expect((counts.get('unknown') ?? 0) / queries).toBeLessThanOrEqual(0.03);
    expect(counts.get('unsat without Z3, confirmed by Z3')).toBeGreaterThan(10);
  }, 240_000);
});
