import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import type { Alternative } from '../../../src/constraint/path-condition.ts';
import { buildChain } from '../../../src/solver/build-chain.ts';
import { arbitraryPath, pathOf } from './arbitrary-query.ts';

const pool = new ExpressionPool();
const whole = buildChain(pool, { optimistic: false });
const z3Alone = buildChain(pool, { cache: false, domains: false, local: false, optimistic: false });
const withoutZ3 = buildChain(pool, { smt: false, cache: false, optimistic: false });

afterAll(async () => {
  await whole.close();
  await z3Alone.close();
});

function queries(numRuns: number, seed: number) {
  return fc.sample(arbitraryPath, { numRuns, seed }).flatMap((sample) => {
    const path = pathOf(sample, pool);
    const index = path.decisions.length - 1;
    const [alternative] = path.alternatives(index, pool);
    if (alternative === undefined) return [];
    const conditions = [...path.prefix(index).constraints(pool), alternative.condition];
    return [{ path, run: sample.run, alternative: alternative satisfies Alternative, conditions }];
  });
}

describe('the chain on random paths over all sorts', () => {
  it('gives models under which the whole path holds, and seldom does not know', async () => {
    let unknown = 0;
    const asked = queries(400, 11);
    for (const { path, run, alternative, conditions } of asked) {
      const verdict = await whole.open(path, run).flip(alternative);
      if (verdict.kind === 'unknown') unknown++;
      if (verdict.kind !== 'sat') continue;
      const evaluator = new Evaluator(verdict.input);
      for (const condition of conditions) expect(evaluator.isTrue(condition), path.toString()).toBe(true);
    }
    expect(unknown / asked.length).toBeLessThanOrEqual(0.03);
  }, 240_000);

  it('decides the same with Z3 as the only link', async () => {
    const decided = { sat: 0, unsat: 0 };
    for (const { path, run, alternative } of queries(120, 12)) {
      const fast = await withoutZ3.open(path, run).flip(alternative);
      if (fast.kind === 'unknown') continue;
      const slow = await z3Alone.open(path, run).flip(alternative);
      if (slow.kind === 'unknown') continue;
      expect(slow.kind, path.toString()).toBe(fast.kind);
      decided[fast.kind]++;
    }
    expect(decided.sat).toBeGreaterThan(40);
    expect(decided.unsat).toBeGreaterThan(8);
  }, 240_000);
});
