import { Z3Process } from '../src/solver/links/smt/z3-process.js';
import { judgeQueries } from '../test/solver-laws/judge-queries.js';
// Checks the laws of the chain on 20,000 random queries over all sorts; a new pool for each batch keeps memory
// constant.
const queryCount = Number(process.env['LAW_QUERIES'] ?? 20_000);
const batchSize = 500;
const firstSeed = Number(process.env['LAW_SEED'] ?? 1000);
const z3 = new Z3Process();
const totals = new Map();
const violations = [];
let queries = 0;
for (let batch = 0; queries < queryCount; batch++) {
    const judged = await judgeQueries(Math.min(batchSize, queryCount - queries), firstSeed + batch, z3);
    queries += judged.queries;
    violations.push(...judged.violations);
    for (const [what, count] of judged.counts)
        totals.set(what, (totals.get(what) ?? 0) + count);
    for (const violation of judged.violations)
        console.log(violation);
    if (process.env['LAW_PROGRESS'] !== undefined)
        report();
}
await z3.close();
report();
process.exitCode = violations.length === 0 && unknownShare() <= 3 ? 0 : 1;
function report() {
    for (const [what, count] of [...totals].sort(([a], [b]) => (a < b ? -1 : 1)))
        console.log(`${what}: ${count}`);
    console.log(`${violations.length} violations in ${queries} queries; ${unknownShare().toFixed(2)}% unknown`);
}
function unknownShare() {
    return ((totals.get('unknown') ?? 0) / queries) * 100;
}
