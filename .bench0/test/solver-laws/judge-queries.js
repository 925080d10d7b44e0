import * as fc from 'fast-check';
import { Evaluator } from '../../src/constraint/evaluate.js';
import { ExpressionPool } from '../../src/constraint/expression-pool.js';
import { buildChain } from '../../src/solver/chain/build-chain.js';
import { arbitraryPath, pathOf } from '../unit/solver/arbitrary-query.js';
import { secondOpinion } from './second-opinion.js';
/** Chains that lack links; every other query is put to one of them besides the whole chain. */
const lesserChains = {
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
export async function judgeQueries(count, seed, z3) {
    const pool = new ExpressionPool();
    const whole = buildChain(pool, { optimistic: false, sharedSmt: z3 });
    const lesser = Object.entries(lesserChains).map(([name, options]) => [name, buildChain(pool, { ...options, optimistic: false, sharedSmt: z3 })]);
    const counts = new Map();
    const violations = [];
    const tally = (what) => void counts.set(what, (counts.get(what) ?? 0) + 1);
    let queries = 0;
    for (const sample of fc.sample(arbitraryPath, { numRuns: count, seed })) {
        const path = pathOf(sample, pool);
        const index = path.decisions.length - 1;
        const [alternative] = path.alternatives(index, pool);
        if (alternative === undefined)
            continue;
        const conditions = [...path.prefix(index).constraints(pool), alternative.condition];
        const shown = `${path.toString()}\n  run ${String(sample.run)}`;
        const verdict = await whole.open(path, sample.run).flip(alternative);
        tally(labelOf(verdict));
        const sorts = conditions.flatMap(({ variables }) => variables.map(({ sort }) => sort));
        for (const sort of new Set(sorts))
            tally(`about ${sort}`);
        if (verdict.kind === 'sat') {
            const evaluator = new Evaluator(verdict.input);
            if (!conditions.every((condition) => evaluator.isTrue(condition)))
                violations.push(`model fails: ${shown}`);
        }
        if (verdict.kind === 'unsat' && verdict.by !== 'smt') {
            const opinion = await secondOpinion(conditions, sample.run, pool, z3);
            tally(`unsat without Z3, ${opinion.kind}`);
            if (opinion.kind === 'wrong')
                violations.push(`${verdict.by} says unsat, but ${String(opinion.input)}: ${shown}`);
        }
        if (queries++ % 2 === 1)
            continue;
        const [name, chain] = lesser[(queries >> 1) % lesser.length];
        const other = await chain.open(path, sample.run).flip(alternative);
        tally(`${name}: ${other.kind === verdict.kind ? 'the same' : other.kind}`);
        if (other.kind !== 'unknown' && verdict.kind !== 'unknown' && other.kind !== verdict.kind)
            violations.push(`${labelOf(verdict)}, but ${name} ${labelOf(other)}: ${shown}`);
    }
    for (const chain of [whole, ...lesser.map(([, made]) => made)])
        await chain.close();
    return { queries, counts, violations };
}
function labelOf(verdict) {
    return verdict.kind === 'unknown' ? verdict.kind : `${verdict.kind} ${verdict.by}`;
}
