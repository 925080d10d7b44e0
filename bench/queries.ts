import { Assignment } from '../src/constraint/assignment.ts';
import { ExpressionPool } from '../src/constraint/expression-pool.ts';
import { IntervalSet } from '../src/constraint/interval-set.ts';
import { chains } from '../src/engine/chains.ts';
import { buildChain } from '../src/solver/chain/build-chain.ts';
import { causeOf } from './queries/cause-of.ts';
import { collectQueries } from './queries/collect-queries.ts';
import { pathOf, readQueries, writeQueries, type RecordedQuery } from './queries/recorded-query.ts';
import { installPackages, measuredPackages } from './throughput/installed-packages.ts';

/**
 * Replays flips on npm packages that were unknown or slow when they were collected, and prints verdicts and CPU time by
 * cause: `CHAIN=thorough npm run bench -- queries`. With `COLLECT=1` (and `PACKAGES=a,b`) it collects them anew.
 */
const packages = process.env['PACKAGES']?.split(',');
if (process.env['COLLECT'] === '1') {
  const measured = measuredPackages(packages);
  const folder = installPackages(measured);
  const collected: RecordedQuery[] = [];
  for (const each of measured) {
    const found = await collectQueries(each, folder);
    console.log(`${each.name}: ${found.length} queries`);
    collected.push(...found);
  }
  writeQueries(collected);
}

interface Tally {
  readonly verdicts: Map<string, number>;
  count: number;
  milliseconds: number;
}

const name = process.env['CHAIN'] === 'thorough' ? 'thorough' : 'quick';
const byCause = new Map<string, Tally>();
const all: Tally = { verdicts: new Map(), count: 0, milliseconds: 0 };
for (const query of readQueries()) {
  if (packages?.includes(query.package) === false) continue;
  const pool = new ExpressionPool();
  const chain = buildChain(pool, chains[name]);
  const path = pathOf(query, pool);
  const alternative = path
    .alternatives(path.decisions.length - 1, pool)
    .find(({ taken }) => Number(taken) === query.taken)!;
  const before = process.cpuUsage();
  const verdict = await chain
    .open(path, Assignment.of(query.text), new Map([[0, IntervalSet.range(0, 64)]]))
    .flip(alternative);
  const { user, system } = process.cpuUsage(before);
  await chain.close();
  const cause = causeOf(alternative.condition);
  const tally: Tally = byCause.get(cause) ?? { verdicts: new Map(), count: 0, milliseconds: 0 };
  byCause.set(cause, tally);
  const ms = (user + system) / 1000;
  for (const each of [tally, all])
    add(each, verdict.kind === 'unknown' ? 'unknown' : `${verdict.kind} ${verdict.by}`, ms);
  if (process.env['VERBOSE'] === '1')
    console.log(
      `${query.package} ${verdict.kind}${verdict.kind === 'unknown' && verdict.optimistic ? ' +opt ' + JSON.stringify(verdict.optimistic.inputs.get(0)) : ''} ${ms.toFixed(1)} ms ${JSON.stringify(query.text)} ${String(alternative.condition).slice(0, 300)}`,
    );
}
for (const [cause, tally] of [...byCause].sort(([, a], [, b]) => b.milliseconds - a.milliseconds)) print(cause, tally);
print('all', all);

function add(tally: Tally, verdict: string, ms: number): void {
  tally.count++;
  tally.milliseconds += ms;
  tally.verdicts.set(verdict, (tally.verdicts.get(verdict) ?? 0) + 1);
}

function print(cause: string, { count, milliseconds, verdicts }: Tally): void {
  const shown = [...verdicts].map(([verdict, times]) => `${verdict} ${times}`).join(', ');
  console.log(`${count} × ${(milliseconds / count).toFixed(1)} ms  ${shown}\n    ${cause}`);
}
