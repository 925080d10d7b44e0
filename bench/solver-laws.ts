import { judgeQueries } from '../test/solver-laws/judge-queries.ts';

// The laws of the chain on 20,000 random queries over all sorts; a pool of its own for each batch keeps memory flat.
const queryCount = Number(process.env['LAW_QUERIES'] ?? 20_000);
const batchSize = 500;

const totals = new Map<string, number>();
const violations: string[] = [];
let queries = 0;
for (let batch = 0; queries < queryCount; batch++) {
  const judged = await judgeQueries(batchSize, 1000 + batch);
  queries += judged.queries;
  violations.push(...judged.violations);
  for (const [what, count] of judged.counts) totals.set(what, (totals.get(what) ?? 0) + count);
  for (const violation of judged.violations) console.log(violation);
}
for (const [what, count] of [...totals].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`${what}: ${count}`);
const unknown = ((totals.get('unknown') ?? 0) / queries) * 100;
console.log(`${violations.length} violations in ${queries} queries; ${unknown.toFixed(2)}% unknown`);
process.exitCode = violations.length === 0 && unknown <= 3 ? 0 : 1;
