import type { RunInput } from '../execution/run-input.ts';
import type { Target } from '../execution/target.ts';
import { pumped, type Pump } from './pump.ts';

/** How long a run took; `isCut` if it was stopped. */
interface Duration {
  readonly cpuMs: number;
  readonly isCut: boolean;
}

/** Runs an input and tells how long it took. */
export type Stopwatch = (input: RunInput) => Promise<Duration>;

/** How long a text of a length took, the shortest of some runs. */
interface Measurement extends Duration {
  readonly length: number;
}

/** Time that grows faster than the input. */
export interface Growth {
  readonly pump: Pump;
  /** Each about twice as long as the one before. */
  readonly measurements: readonly Measurement[];
  /** Of the length: 2 for quadratic time. */
  readonly power: number;
}

/** How long a run may take that is measured. */
export const measuredLimitMs = 1000;

const firstLength = 4000;
const smallestLength = 16;
const longestLength = 1 << 18;
/** What takes less than this at first is not looked into. */
const suspiciousMs = 1;
/** Below this, a measurement is mostly chance. */
const soundMs = 8;
/** Until it takes this long, twice the length is tried. */
const enoughMs = 250;
/**
 * Of twice the length, and of four times: linear time has 2 and 4, with a logarithm little more, quadratic 4 and 16. What
 * chance adds to one measurement it takes from the next step, so that the two together tell more than each.
 */
const leastFactor = 2.4;
const leastTogether = 9;

/** Undefined unless two doublings of the length, one after the other, multiply the time by much more than two each. */
export async function growthOf(pump: Pump, stopwatch: Stopwatch): Promise<Growth | undefined> {
  const screened = await measure(pump, firstLength, stopwatch, 1);
  if (screened.cpuMs < suspiciousMs) return undefined;
  const start = screened.isCut ? smallestLength : firstLength;
  const measurements: Measurement[] = [];
  for (let length = start; length <= longestLength; length *= 2) {
    const measured = await measure(pump, length, stopwatch, 3);
    measurements.push(measured);
    if (measured.isCut || measured.cpuMs >= enoughMs) break;
  }
  const [first, second, third] = measurements.slice(-3);
  if (first === undefined || second === undefined || third === undefined || second.cpuMs < soundMs) {
    return suddenGrowth(pump, measurements);
  }
  const factors = [second.cpuMs / first.cpuMs, third.cpuMs / second.cpuMs];
  if (third.cpuMs < enoughMs || factors.some((factor) => factor < leastFactor)) return undefined;
  if (third.cpuMs / first.cpuMs < leastTogether) return undefined;
  return { pump, measurements, power: Math.log2(third.cpuMs / first.cpuMs) / 2 };
}

/** Exponential time is over at once, then never: what took next to nothing is stopped at twice the length. */
function suddenGrowth(pump: Pump, measurements: readonly Measurement[]): Growth | undefined {
  const [before, last] = measurements.slice(-2);
  if (before === undefined || last?.isCut !== true) return undefined;
  const factor = last.cpuMs / Math.max(before.cpuMs, 0.1);
  return factor < leastTogether ? undefined : { pump, measurements, power: Math.log2(factor) };
}

async function measure(pump: Pump, length: number, stopwatch: Stopwatch, times: number): Promise<Measurement> {
  let best: Measurement | undefined;
  for (let time = 0; time < times; time++) {
    const { cpuMs, isCut } = await stopwatch(pumped(pump, length));
    if (best === undefined || cpuMs < best.cpuMs) best = { length, cpuMs, isCut };
    if (isCut || best.cpuMs > enoughMs) break;
  }
  return best as Measurement;
}

/** Of a target that was opened to be measured. */
export function stopwatchOf(target: Target): Stopwatch {
  return async (input) => {
    const { outcome, cpuMs = measuredLimitMs } = await target.runOne(input);
    return { cpuMs, isCut: outcome.kind === 'hung' || outcome.kind === 'memory' };
  };
}

export function describeGrowth({ pump, measurements, power }: Growth): string {
  const steps = measurements.slice(-3).map(({ length, cpuMs, isCut }) => {
    const time = `${cpuMs < 10 ? cpuMs.toFixed(1) : Math.round(cpuMs)} ms`;
    return `${length} characters take ${isCut ? `more than ${time}` : time}`;
  });
  const speed = power > 4 ? 'exponentially' : `with the power ${power.toFixed(1)} of the length`;
  return `time grows ${speed} as ${JSON.stringify(pump.part)} is repeated: ${steps.join(', ')}`;
}
