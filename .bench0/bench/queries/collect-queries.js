import { join } from 'node:path';
import { Assignment } from '../../src/constraint/assignment.js';
import { IntervalSet } from '../../src/constraint/interval-set.js';
import { ExpressionPool } from '../../src/constraint/expression-pool.js';
import { decodeTrace, learnSamples } from '../../src/constraint/trace.js';
import { chains } from '../../src/engine/chains.js';
import { openTarget } from '../../src/execution/open-target.js';
import { buildChain } from '../../src/solver/chain/build-chain.js';
import { causeOf } from './cause-of.js';
import { recordedQuery } from './recorded-query.js';
const longestText = 64;
const seeds = ['', 'aa', 'a=b; c=1', '[1.2, "x"]', '2020-01-02T03:04:05Z', ' --no-x=1 <a href="b">'];
const runsPerPackage = 60;
const flipsPerRun = 80;
const slowMs = 20;
/** Queries of one cause that are kept per package. */
const keptPerCause = 2;
const keptPerPackage = 12;
/** A longer path makes the file large, and says little that a shorter one does not. */
const largestPath = 24_000;
/** Records inputs of a package, flips their decisions breadth first, and returns flips that were unknown or slow. */
export async function collectQueries({ name }, folder) {
    const target = await openTarget({
        file: join(folder, `${name}.mjs`),
        exportName: 'parse',
        build: 'concolic',
        timeLimitMs: 5000,
    });
    const pool = new ExpressionPool();
    const chain = buildChain(pool, chains.quick);
    const texts = [...seeds];
    const seen = new Set(texts);
    const asked = new Set();
    const kept = new Map();
    const found = [];
    try {
        for (let run = 0; run < runsPerPackage && run < texts.length && found.length < keptPerPackage; run++) {
            const text = texts[run];
            const { trace } = await target.runOne({ kind: 'args', args: [text] });
            if (trace === undefined)
                continue;
            const { path, samples } = decodeTrace(trace, pool);
            const limits = new Map([[0, IntervalSet.range(0, longestText)]]);
            const open = chain.open(path, learnSamples(samples, Assignment.of(text)), limits);
            let flips = 0;
            for (let i = 0; i < path.decisions.length && flips < flipsPerRun; i++) {
                for (const alternative of path.alternatives(i, pool).slice(0, 4)) {
                    const key = `${path.decisions[i].site} ${alternative.condition.id}`;
                    if (asked.has(key))
                        continue;
                    asked.add(key);
                    flips++;
                    const before = process.cpuUsage();
                    const verdict = await open.flip(alternative);
                    const { user, system } = process.cpuUsage(before);
                    const next = verdict.kind === 'sat' ? verdict.input.inputs.get(0) : undefined;
                    if (typeof next === 'string' && !seen.has(next)) {
                        seen.add(next);
                        texts.push(next);
                    }
                    if (verdict.kind !== 'unknown' && (user + system) / 1000 < slowMs)
                        continue;
                    const cause = causeOf(alternative.condition);
                    const count = kept.get(cause) ?? 0;
                    const query = recordedQuery(name, text, path, alternative);
                    if (count >= keptPerCause || query.path.length > largestPath)
                        continue;
                    kept.set(cause, count + 1);
                    found.push(query);
                }
            }
        }
    }
    finally {
        await target.close();
        await chain.close();
    }
    return found.slice(0, keptPerPackage);
}
