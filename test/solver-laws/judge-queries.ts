import * as fc from 'fast-check';
import { Evaluator } from '../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../src/constraint/expression-pool.ts';
import { buildChain, type ChainOptions } from '../../src/solver/chain/build-chain.ts';
import type { Z3Process } from '../../src/solver/links/smt/z3-process.ts';
import type { Verdict } from '../../src/solver/chain/verdict.ts';
import { arbitraryPath, pathOf } from '../unit/solver/arbitrary-query.ts';
import { secondOpinion } from './second-opinion.ts';

/** What came of the laws on a series of random queries. */
export interface Judgement {
  readonly queries: number;
  /** Answers of the chain by verdict and link, sorts asked about, second opinions, and verdicts of lesser chains. */
  readonly counts: ReadonlyMap<string, number>;
  readonly violations: readonly string[];
}

/** Chains that lack links; every other query is put to one of them besides the whole chain. */
const lesserChains: Readonly<Record<string, ChainOptions>> = {
  'without cache': { cache: false },
  'without domains': { domains: false, cache: false },
  'without regular, layout and inverse': { regular: false, layout: false, inverse: false, cache: false },
  'Z3 alone': { cache: false, domains: false, regular: false, layout: false, inverse: false, local: false },
  'without Z3': { smt: false, cache: false },
};

/**
 * `z3`: asked by all chains and for second opinions; the caller closes it.
 * The laws of the chain: every model holds, every `unsat` that is not Z3's is confirmed by someone else,
 * and leaving out links never turns one decided verdict into the other.
 */
export async function judgeQueries(count: number, seed: number, z3: Z3Process): Promise<Judgement> {
  const pool = new ExpressionPool();
  const whole = buildChain(pool, { optimistic: false, sharedSmt: z3 });
  const lesser = Object.entries(lesserChains).map(
    ([name, options]) => [name, buildChain(pool, { ...options, optimistic: false, sharedSmt: z3 })] as const,
  );
  const counts = new Map<string, number>();
  const violations: string[] = [];
  const tally = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  let queries = 0;
  for (const sample of fc.sample(arbitraryPath, { numRuns: count, seed })) {
    const path = pathOf(sample, pool);
    const index = path.decisions.length - 1;
    const [alternative] = path.alternatives(index, pool);
    if (alternative === undefined) continue;
    const conditions = [...path.prefix(index).constraints(pool), alternative.condition];
    const shown = `${path.toString()}\n  run ${String(sample.run)}`;
    const verdict = await whole.open(path, sample.run).flip(alternative);
    tally(labelOf(verdict));
    const sorts = conditions.flatMap(({ variables }) => variables.map(({ sort }) => sort));
    for (const sort of new Set(sorts)) tally(`about ${sort}`);
    if (verdict.kind === 'sat') {
      const evaluator = new Evaluator(verdict.input);
      if (!conditions.every((condition) => evaluator.isTrue(condition))) violations.push(`model fails: ${shown}`);
    }
    if (verdict.kind === 'unsat' && verdict.by !== 'smt') {
      const opinion = await secondOpinion(conditions, sample.run, pool, z3);
      tally(`unsat without Z3, ${opinion.kind}`);
      if (opinion.kind === 'wrong') violations.push(`${verdict.by} says unsat, but ${String(opinion.input)}: ${shown}`);
    }
    if (queries++ % 2 === 1) continue;
    const [name, chain] = lesser[(queries >> 1) % lesser.length]!;
    const other = await chain.open(path, sample.run).flip(alternative);
    tally(`${name}: ${other.kind === verdict.kind ? 'the same' : other.kind}`);
    if (other.kind !== 'unknown' && verdict.kind !== 'unknown' && other.kind !== verdict.kind)
      violations.push(`${labelOf(verdict)}, but ${name} ${labelOf(other)}: ${shown}`);
  }
  for (const chain of [whole, ...lesser.map(([, made]) => made)]) await chain.close();
  return { queries, counts, violations };
}

function labelOf(verdict: Verdict): string {
  return verdict.kind === 'unknown' ? verdict.kind : `${verdict.kind} ${verdict.by}`;
}
