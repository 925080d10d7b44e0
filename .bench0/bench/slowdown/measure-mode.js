import { SymbolicInputs } from '../../src/runtime/recording/inputs.js';
import { loadParser } from './load-parser.js';
import { parsers } from './parsers.js';
/**
 * Entry point of a process that measures one parser in one mode; modes have separate processes, because compiled code
 * of one could slow down another. It reports when it is warm, and answers every message with the figures of one more
 * round.
 */
/**
 * All limits are CPU time, because wall-clock time is unreliable on a busy machine. The warm-up is long enough for the
 * compiler, whose threads count too.
 */
const warmUpMs = 2000;
const warmUpRuns = 3000;
const longestWarmUpMs = 8000;
const roundMs = 100;
const [name, mode, folder] = process.argv.slice(2);
const work = workOf(parsers.find((candidate) => candidate.name === name), mode, folder);
warmUp(work.run);
process.on('message', () => process.send?.(oneRound()));
process.send?.('warm');
function workOf(subject, how, packages) {
    const build = how === 'plain' || how === 'istanbul' || how === 'coverage' ? how : 'concolic';
    const { run, runtime } = loadParser(subject, packages, build);
    const inputs = new SymbolicInputs(runtime);
    const { input } = subject;
    const record = () => {
        runtime.reset();
        inputs.call(run, undefined, [input], [inputs.text(0, input)]);
        runtime.trace();
    };
    const counts = () => ({
        events: runtime.recorder.events.count,
        nodes: runtime.recorder.table.count,
    });
    if (how === 'symbolic')
        return { run: record, counts };
    if (how === 'concrete after symbolic')
        warmUp(record);
    runtime.reset();
    return { run: () => void run(input), counts };
}
function oneRound() {
    const { runs, cpuMs } = repeatFor(roundMs, work.run);
    return { microseconds: (cpuMs * 1000) / runs, ...work.counts() };
}
function warmUp(run) {
    let { runs, cpuMs } = repeatFor(warmUpMs, run);
    while (runs < warmUpRuns && cpuMs < longestWarmUpMs) {
        const more = repeatFor(roundMs, run);
        runs += more.runs;
        cpuMs += more.cpuMs;
    }
}
/** Runs in growing batches, because reading the time takes as long as a short run. */
function repeatFor(leastCpuMs, run) {
    const start = cpuMsNow();
    let runs = 0;
    let cpuMs = 0;
    for (let batch = 1; cpuMs < leastCpuMs;) {
        for (let i = 0; i < batch; i++)
            run();
        runs += batch;
        const now = cpuMsNow() - start;
        if (now - cpuMs < 1)
            batch *= 2;
        cpuMs = now;
    }
    return { runs, cpuMs };
}
function cpuMsNow() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
}
