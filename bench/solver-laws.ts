import * as fc from 'fast-check';
import { Evaluator } from '../src/constraint/evaluate.ts';
import { ExpressionPool } from '../src/constraint/expression-pool.ts';
import { buildChain } from '../src/solver/build-chain.ts';
import type { Verdict } from '../src/solver/verdict.ts';
import { arbitraryPath, pathOf } from '../test/unit/solver/arbitrary-query.ts';

// The laws of the chain on 20,000 random queries over all sorts: models hold, verdicts stay without the fast links, few are unknown.
const queryCount = 20_000;
const batchSize = 500;

const totals = new Map<string, number>();
const violations: string[] = [];
for (let batch = 0; batch < queryCount / batchSize; batch++) await judge(batch);

for (const [what, count] of [...totals].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`${what}: ${count}`);
for (const violation of violations) console.log(violation);
console.log(`${violations.length} violations in ${queryCount} queries`);
process.exitCode = violations.length === 0 ? 0 : 1;

/** A pool of its own for each batch keeps memory flat. */
async function judge(batch: number): Promise<void> {
  const pool = new ExpressionPool();
  const whole = buildChain(pool, { optimistic: false });
  const z3Alone = buildChain(pool, { cache: false, domains: false, local: false, optimistic: false });
  for (const sample of fc.sample(arbitraryPath, { numRuns: batchSize, seed: 1000 + batch })) {
    const path = pathOf(sample, pool);
    const index = path.decisions.length - 1;
    for (const alternative of path.alternatives(index, pool)) {
      const verdict = await whole.open(path, sample.run).flip(alternative);
      count(`chain ${labelOf(verdict)}`);
      const shown = `${path.toString()}\n  run ${String(sample.run)}`;
      if (verdict.kind === 'sat') {
        const evaluator = new Evaluator(verdict.input);
        const conditions = [...path.prefix(index).constraints(pool), alternative.condition];
        if (!conditions.every((condition) => evaluator.isTrue(condition))) violations.push(`model fails: ${shown}`);
      }
      if (verdict.kind !== 'unsat' || verdict.by === 'smt') continue;
      const second = await z3Alone.open(path, sample.run).flip(alternative);
      // Simplifying and narrowing come before every link: only where Z3 itself answers is this a second opinion.
      count(`asked again without the fast links: ${labelOf(second)}`);
      if (second.kind === 'sat') violations.push(`${verdict.by} says unsat, Z3 ${String(second.input)}: ${shown}`);
    }
  }
  await whole.close();
  await z3Alone.close();
}

function labelOf(verdict: Verdict): string {
  return verdict.kind === 'unknown' ? verdict.kind : `${verdict.kind} ${verdict.by}`;
}

function count(what: string): void {
  totals.set(what, (totals.get(what) ?? 0) + 1);
}
