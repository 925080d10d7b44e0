import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ExpressionPool } from '../src/constraint/expression-pool.js';
import { decodeTrace } from '../src/constraint/trace.js';
import { openTarget } from '../src/execution/open-target.js';
import { processUsage } from '../src/execution/process/process-usage.js';
import { timeCpu } from './measure.js';
/**
 * Runs per second in one subject process, compared with a plain loop in this process, on a 30-character JSON5 input.
 * Seconds are CPU time of the subject if the system reports it, so that other work on the machine does not count; the
 * time that this process spends on sending, receiving and decoding is reported separately.
 */
const text = "{a:[1,-2.5,'xy',true],b:null,}";
const file = createRequire(import.meta.url).resolve('json5/lib/parse.js');
const parse = createRequire(import.meta.url)(file);
const runs = 20_000;
/** Fewer runs, because recording takes longer. */
const recordedRuns = 4000;
const rounds = 5;
function plainRate() {
    const { cpuMs } = timeCpu(() => {
        for (let i = 0; i < runs; i++)
            parse(text);
    });
    return (runs * 1000) / cpuMs;
}
/** Returns the CPU time of the child processes; wall-clock time if the system does not report it. */
function childrenMs() {
    try {
        const pids = readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').trim().split(' ');
        return pids.reduce((sum, pid) => sum + (processUsage(Number(pid)).cpuMs ?? 0), 0);
    }
    catch {
        return performance.now();
    }
}
async function oneRound(target, count) {
    const inputs = Array.from({ length: count }, () => ({ kind: 'text', text }));
    const start = childrenMs();
    const before = process.cpuUsage();
    let last;
    for await (const { outcome, trace } of target.run(inputs)) {
        if (outcome.kind !== 'returned')
            throw new Error(`unexpected outcome ${outcome.kind}`);
        last = trace;
    }
    const { user, system } = process.cpuUsage(before);
    return { subject: (count * 1000) / (childrenMs() - start), explorer: (user + system) / count, trace: last };
}
async function ratesOf(build) {
    const target = await openTarget({ file, build, cacheFolder: null });
    let best = { subject: 0, explorer: Infinity, trace: undefined };
    for (let round = 0; round < rounds; round++) {
        const { subject, explorer, trace } = await oneRound(target, build === 'concolic' ? recordedRuns : runs);
        best = { subject: Math.max(best.subject, subject), explorer: Math.min(best.explorer, explorer), trace };
    }
    await target.close();
    return best;
}
function decodingMicroseconds(trace) {
    const pool = new ExpressionPool();
    const round = () => (timeCpu(() => {
        for (let i = 0; i < recordedRuns; i++)
            decodeTrace(trace, pool);
    }).cpuMs *
        1000) /
        recordedRuns;
    return Math.min(...Array.from({ length: rounds }, round));
}
const plain = Math.max(...Array.from({ length: rounds }, plainRate));
console.log(`plain loop       ${Math.round(plain)} runs/s`);
for (const build of ['native', 'coverage', 'concolic']) {
    const { subject, explorer, trace } = await ratesOf(build);
    const ratio = (plain / subject).toFixed(2);
    console.log(`${build.padEnd(8)} process ${Math.round(subject)} runs/s, ${ratio} times the plain time; ${explorer.toFixed(1)} µs in the explorer`);
    if (trace === undefined)
        continue;
    const { nodeCount, eventCount } = trace;
    console.log(`decoding         ${decodingMicroseconds(trace).toFixed(1)} µs for ${nodeCount} nodes and ${eventCount} events`);
}
