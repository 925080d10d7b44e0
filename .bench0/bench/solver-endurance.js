import * as fc from 'fast-check';
import { ExpressionPool } from '../src/constraint/expression-pool.js';
import { buildChain } from '../src/solver/chain/build-chain.js';
import { Z3Process } from '../src/solver/links/smt/z3-process.js';
import { arbitraryPath, pathOf } from '../test/unit/solver/arbitrary-query.js';
import { singleCharacterPath } from './solver/paths.js';
// Cost of the solver before and after Z3 is needed, and memory after ten thousand queries in a row.
const questions = Number(process.env['QUESTIONS'] ?? 10_000);
const start = megabytes();
const loading = performance.now();
const pool = new ExpressionPool();
const chain = buildChain(pool);
const { path, run } = singleCharacterPath(pool);
for (const alternative of path.alternatives(0, pool))
    await chain.open(path, run).flip(alternative);
console.log(`without Z3: first answer after ${(performance.now() - loading).toFixed(0)} ms, ${start} MB before, ${megabytes()} MB after`);
await chain.close();
const z3 = new Z3Process();
const starting = performance.now();
const easy = (limit) => ({ text: `(declare-const x Int)(assert (> (* x x) ${limit}))`, names: ['x'], theory: 'integers' });
await z3.ask(easy(1));
console.log(`with Z3: first answer after ${(performance.now() - starting).toFixed(0)} ms, ${megabytes()} MB`);
const factors = '(declare-const a Int)(declare-const b Int)(assert (and (> a 1) (> b 1) (= (* a b) 1000000016000000063)))';
const hard = await z3.ask({ text: factors, names: ['a'], theory: 'integers' });
console.log(`a query beyond the limit: ${hard.kind === 'unknown' ? `unknown, ${hard.reason}` : hard.kind}`);
for (let i = 1; i <= questions; i++) {
    const reply = await z3.ask(easy(i));
    if (reply.kind !== 'sat')
        console.log(`query ${i}: ${reply.kind}`);
    if (i % (questions / 5) === 0)
        console.log(`${i} queries to Z3: ${megabytes()} MB`);
}
for (let round = 1; round <= 5; round++) {
    const terms = new ExpressionPool();
    const solver = buildChain(terms, { optimistic: false, sharedSmt: z3 });
    for (const sample of fc.sample(arbitraryPath, { numRuns: questions / 25, seed: round })) {
        const recorded = pathOf(sample, terms);
        const [alternative] = recorded.alternatives(recorded.decisions.length - 1, terms);
        if (alternative !== undefined)
            await solver.open(recorded, sample.run).flip(alternative);
    }
    await solver.close();
    console.log(`${(round * questions) / 25} flips, a new pool each ${questions / 25}: ${megabytes()} MB`);
}
// This needs more bits than the instance has memory: it aborts, and the next query starts another process.
const wide = '(declare-const a (_ BitVec 500000000))(assert (= (bvadd a a) (bvnot a)))';
for (let crash = 1; crash <= 5; crash++) {
    const reply = await z3.ask({ text: wide, names: [], theory: 'bits' });
    const after = await z3.ask(easy(1));
    console.log(`crash ${crash}: ${reply.kind === 'unknown' ? reply.reason.slice(0, 60) : reply.kind}; then ${after.kind}, ${megabytes()} MB`);
}
await z3.close();
function megabytes() {
    globalThis.gc?.();
    return Math.round(process.memoryUsage().rss / 2 ** 20);
}
