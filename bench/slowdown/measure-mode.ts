import { SymbolicInputs } from '../../src/runtime/inputs.ts';
import { loadParser } from './load-parser.ts';
import type { Mode, ModeFigures } from './mode.ts';
import { parsers, type BenchedParser } from './parsers.ts';

/** Entry of a process that measures one parser in one way: what one has compiled must not slow down another. */
/** All in CPU time: on a busy machine a second may be anything. Long enough for the compiler, whose threads count too, to be done. */
const warmUpMs = 2000;
const warmUpRuns = 3000;
const longestWarmUpMs = 8000;
const roundMs = 200;
const rounds = 8;

const [name, mode, folder] = process.argv.slice(2) as [string, Mode, string];
const parser = parsers.find((candidate) => candidate.name === name) as BenchedParser;
process.stdout.write(JSON.stringify(figuresOf(parser, mode, folder)));

function figuresOf(subject: BenchedParser, how: Mode, packages: string): ModeFigures {
  const build = how === 'plain' || how === 'istanbul' || how === 'coverage' ? how : 'concolic';
  const { run, runtime } = loadParser(subject, packages, build);
  const inputs = new SymbolicInputs(runtime);
  const { input } = subject;
  const record = (): void => {
    runtime.reset();
    inputs.call(run, undefined, [input], [inputs.text(0, input)]);
    runtime.trace();
  };
  if (how === 'symbolic') {
    const microseconds = leastMicroseconds(record);
    return { microseconds, events: runtime.recorder.events.count, nodes: runtime.recorder.table.count };
  }
  if (how === 'concrete after symbolic') warmUp(record);
  runtime.reset();
  return { microseconds: leastMicroseconds(() => void run(input)), events: 0, nodes: 0 };
}

function leastMicroseconds(work: () => void): number {
  warmUp(work);
  let least = Infinity;
  for (let round = 0; round < rounds; round++) {
    const { runs, cpuMs } = repeatFor(roundMs, work);
    least = Math.min(least, (cpuMs * 1000) / runs);
  }
  return least;
}

function warmUp(work: () => void): void {
  let { runs, cpuMs } = repeatFor(warmUpMs, work);
  while (runs < warmUpRuns && cpuMs < longestWarmUpMs) {
    const more = repeatFor(roundMs, work);
    runs += more.runs;
    cpuMs += more.cpuMs;
  }
}

/** Asks for the time seldom: that takes as long as a short run. */
function repeatFor(leastCpuMs: number, work: () => void): { readonly runs: number; readonly cpuMs: number } {
  const start = cpuMsNow();
  let runs = 0;
  let cpuMs = 0;
  for (let batch = 1; cpuMs < leastCpuMs;) {
    for (let i = 0; i < batch; i++) work();
    runs += batch;
    const now = cpuMsNow() - start;
    if (now - cpuMs < 1) batch *= 2;
    cpuMs = now;
  }
  return { runs, cpuMs };
}

function cpuMsNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
