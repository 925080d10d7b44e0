import { pumped } from './slow-input-family.js';
/** Time limit of a measured run. */
export const measuredLimitMs = 1000;
const firstLength = 4000;
/** Exponential time shows on a text of this length, which targets with a limit on the length take, too. */
const shortLength = 48;
const smallestLength = 16;
const longestLength = 1 << 18;
/** Inputs that take less than this at first are not examined. */
const suspiciousMs = 1;
/** Measurements below this are dominated by noise. */
const soundMs = 8;
/** Longer runs are measured once. */
const noisyMs = 20;
/** The length is doubled until a run takes this long. */
const enoughMs = 120;
/**
 * Least factors of the time for twice and for four times the length: linear time has 2 and 4, slightly more with a
 * logarithm; quadratic time has 4 and 16. Noise in the middle measurement raises one factor and lowers the other, so
 * their product is more reliable.
 */
const leastFactor = 2.4;
const leastTogether = 9;
/** Returns undefined unless two successive doublings of the length each multiply the time by much more than two. */
export async function growthOf(pump, stopwatch) {
    const short = await measure(pump, shortLength, stopwatch, 1);
    if (short.isCut) {
        // A cut run is costly, so it is not repeated if it is explained by exponential time.
        const shorter = await measure(pump, smallestLength, stopwatch, 3);
        return suddenGrowth(pump, [shorter, short]);
    }
    const screened = await measure(pump, firstLength, stopwatch, 1);
    if (screened.cpuMs < suspiciousMs && short.cpuMs < soundMs)
        return undefined;
    const isExtreme = screened.isCut || short.cpuMs >= soundMs;
    const measurements = [];
    for (let length = isExtreme ? smallestLength : promising(screened); length <= longestLength; length *= 2) {
        const measured = await measure(pump, length, stopwatch, 3);
        measurements.push(measured);
        if (measured.isCut || measured.cpuMs >= enoughMs)
            break;
        const before = measurements.at(-2);
        // Far from superlinear: longer texts would only take longer.
        if (before !== undefined && before.cpuMs > noisyMs && measured.cpuMs < 2.1 * before.cpuMs)
            return undefined;
    }
    const [first, second, third] = measurements.slice(-3);
    if (first === undefined || second === undefined || third === undefined || second.cpuMs < soundMs) {
        return suddenGrowth(pump, measurements);
    }
    const factors = [second.cpuMs / first.cpuMs, third.cpuMs / second.cpuMs];
    if (third.cpuMs < enoughMs || factors.some((factor) => factor < leastFactor))
        return undefined;
    if (third.cpuMs / first.cpuMs < leastTogether)
        return undefined;
    return { pump, measurements, power: Math.log2(third.cpuMs / first.cpuMs) / 2 };
}
/** If time is quadratic, the third text of this length and of twice and four times it takes just long enough. */
function promising({ length, cpuMs }) {
    const third = length * Math.sqrt((1.4 * enoughMs) / Math.max(cpuMs, suspiciousMs));
    return Math.max(smallestLength, Math.ceil(third / 4));
}
/** Detects exponential time: a run that takes almost no time is stopped at two or three times the length. */
function suddenGrowth(pump, measurements) {
    const [before, last] = measurements.slice(-2);
    if (before === undefined || last?.isCut !== true)
        return undefined;
    const factor = last.cpuMs / Math.max(before.cpuMs, 0.1);
    const doublings = Math.log2(last.length / before.length);
    return factor < leastTogether ** doublings ? undefined : { pump, measurements, power: Math.log2(factor) / doublings };
}
async function measure(pump, length, stopwatch, times) {
    let best;
    for (let time = 0; time < times; time++) {
        const { cpuMs, isCut } = await stopwatch(pumped(pump, length));
        if (best === undefined || cpuMs < best.cpuMs)
            best = { length, cpuMs, isCut };
        if (isCut || best.cpuMs > noisyMs)
            break;
    }
    return best;
}
/** Returns a stopwatch for a target that was opened with `measureTime`. */
export function stopwatchOf(target) {
    return async (input) => {
        const { outcome, cpuMs = measuredLimitMs } = await target.runOne(input);
        return { cpuMs, isCut: outcome.kind === 'hung' || outcome.kind === 'memory' };
    };
}
export function describeGrowth({ pump, measurements, power }) {
    const steps = measurements.slice(-3).map(({ length, cpuMs, isCut }) => {
        const time = `${cpuMs < 10 ? cpuMs.toFixed(1) : Math.round(cpuMs)} ms`;
        return `${length} characters take ${isCut ? `more than ${time}` : time}`;
    });
    const speed = power > 4 ? 'exponentially' : `with the power ${power.toFixed(1)} of the length`;
    return `time grows ${speed} as ${JSON.stringify(pump.part)} is repeated: ${steps.join(', ')}`;
}
