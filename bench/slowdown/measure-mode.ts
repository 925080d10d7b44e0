import { SymbolicInputs } from '../../src/runtime/inputs.ts';
import { loadParser } from './load-parser.ts';
import type { Mode, ModeFigures } from './mode.ts';
import { parsers, type BenchedParser } from './parsers.ts';

/** Entry of a process that measures one parser in one way: what one has compiled must not slow down another. */
/** Long enough for the compiler to be done, which works on other threads and would be counted. */
const warmUpMs = 1500;
const warmUpRuns = 4000;
const longestWarmUpMs = 10_000;
const roundMs = 250;
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
    const before = process.cpuUsage();
    const runs = repeatFor(roundMs, work);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / runs);
  }
  return least;
}

function warmUp(work: () => void): void {
  const end = performance.now() + longestWarmUpMs;
  for (let runs = repeatFor(warmUpMs, work); runs < warmUpRuns && performance.now() < end;) {
    runs += repeatFor(roundMs, work);
  }
}

function repeatFor(milliseconds: number, work: () => void): number {
  let runs = 0;
  for (const end = performance.now() + milliseconds; performance.now() < end; runs += 4) {
    work();
    work();
    work();
    work();
  }
  return runs;
}
