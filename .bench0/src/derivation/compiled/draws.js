import { poolSize } from './random-pool.js';
/*
 * Fragments of generated code that use random numbers. Each draw takes the next number of the pool `R` at `i`. A draw
 * has sixteen bits, which is enough for several choices in a row: the next choice reuses the randomness that the
 * previous one left unused (`Leftover`).
 */
const range16 = 0x1_0000;
const range32 = 0x1_0000_0000;
/** Least number of values per outcome of a choice; it bounds the error of the probabilities. */
const valuesPerOutcome = 64;
/** Code that draws a number below 65536. */
const draw = `(i < ${poolSize} ? R[i++] : (i = 1, refill()))`;
const wideDraw = `(${draw} * ${range16} + ${draw})`;
/** Returns code that draws a number below `count`, uniformly. */
export function drawBelow(count, leftover) {
    if (count === 1)
        return '0';
    if (leftover !== undefined && leftover.to - leftover.from >= count * valuesPerOutcome)
        return scaled(count, leftover);
    if (count <= range16)
        return `(${draw} * ${count} >>> 16)`;
    return `Math.floor(${wideDraw} * ${count} / ${range32})`;
}
/** Returns code that draws an index into a table in which many entries may hold the same value. */
export function drawIndex(tableSize, leftover) {
    const isEnough = leftover !== undefined && leftover.to - leftover.from >= 4 * tableSize;
    return isEnough ? scaled(tableSize, leftover) : `(${draw} * ${tableSize} >>> 16)`;
}
export function weightedDraw(weights, leftover) {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const rarest = weights.reduce((least, weight) => Math.min(least, weight), total) / total;
    const isEnough = (range) => range * rarest >= valuesPerOutcome;
    if (leftover !== undefined && isEnough(leftover.to - leftover.from))
        return divide('r', weights, total, leftover);
    if (isEnough(range16))
        return divide(draw, weights, total, { from: 0, to: range16 });
    return divide(wideDraw, weights, total, { from: 0, to: range32 });
}
/** Generates a search tree over the value of `r` in which likely branches need few comparisons. */
export function dispatch(bounds, branches, from = 0, to = branches.length) {
    if (to - from === 1)
        return branches[from];
    const half = ((bounds[from - 1] ?? 0) + bounds[to - 1]) / 2;
    const distance = (index) => Math.abs(bounds[index] - half);
    let middle = from + 1;
    while (middle < to - 1 && distance(middle) < distance(middle - 1))
        middle++;
    const below = dispatch(bounds, branches, from, middle);
    const above = dispatch(bounds, branches, middle, to);
    return `if (r < ${bounds[middle - 1]}) { ${below} } else { ${above} }`;
}
function divide(draw, weights, total, { from, to }) {
    let sum = 0;
    const bounds = weights.map((weight) => from + Math.round(((sum += weight) / total) * (to - from)));
    const ranges = bounds.map((bound, i) => ({ from: bounds[i - 1] ?? from, to: bound }));
    // Numbers of more than 31 bits would make the engine switch to floating-point arithmetic.
    const leftovers = to <= range16 ? ranges : ranges.map(() => undefined);
    return { draw, bounds, ranges, leftovers };
}
/** Returns code that scales `r` by a multiplication and a shift, with all values below 2^31. */
function scaled(count, { from, to }) {
    const shift = 31 - Math.ceil(Math.log2(count + 1));
    const factor = Math.floor((count * 2 ** shift) / (to - from));
    return `(${from === 0 ? 'r' : `(r - ${from})`} * ${factor} >>> ${shift})`;
}
