import { describe, expect, it } from 'vitest';
import { Z3Process } from '../../../src/solver/links/smt/z3-process.ts';
import { judgeQueries } from '../../solver-laws/judge-queries.ts';

describe('the chain on random paths over all sorts', () => {
  it('returns models that hold, proves nothing wrong, agrees with chains without some links, and is rarely unknown', async () => {
    const z3 = new Z3Process();
    const { queries, counts, violations } = await judgeQueries(150, 11, z3);
    await z3.close();
    expect(violations).toEqual([]);
    expect((counts.get('unknown') ?? 0) / queries).toBeLessThanOrEqual(0.03);
    expect(counts.get('unsat without Z3, confirmed by Z3')).toBeGreaterThan(5);
  }, 240_000);
});
