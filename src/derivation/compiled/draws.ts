import { poolSize } from './random-pool.ts';

/*
 * Pieces of generated code that use random numbers. They take the next number of the pool `R` at `i`. Sixteen bits a draw
 * are enough for several choices in a row: what one choice leaves open decides the next (`Leftover`).
 */

const range16 = 0x1_0000;
const range32 = 0x1_0000_0000;

/** Values that every outcome of a choice gets at least, so that it comes out as likely as it should be. */
const valuesPerOutcome = 64;

/** A number below 65536. */
const draw = `(i < ${poolSize} ? R[i++] : (i = 1, refill()))`;

const wideDraw = `(${draw} * ${range16} + ${draw})`;

/** `r` holds a random number from `from` up to, and without, `to`, which nothing depends on yet. */
export interface Leftover {
  readonly from: number;
  readonly to: number;
}

/** A number below `count`, all equally likely. */
export function drawBelow(count: number, leftover?: Leftover): string {
  if (count === 1) return '0';
  if (leftover !== undefined && leftover.to - leftover.from >= count * valuesPerOutcome) return scaled(count, leftover);
  if (count <= range16) return `(${draw} * ${count} >>> 16)`;
  return `Math.floor(${wideDraw} * ${count} / ${range32})`;
}

/** The index of an entry of a table, where many entries may hold the same value. */
export function drawIndex(tableSize: number, leftover: Leftover | undefined): string {
  const isEnough = leftover !== undefined && leftover.to - leftover.from >= 4 * tableSize;
  return isEnough ? scaled(tableSize, leftover) : `(${draw} * ${tableSize} >>> 16)`;
}

/** Code for a number that decides between options, and what it has to be below for each option, in order. */
export interface WeightedDraw {
  readonly draw: string;
  readonly bounds: readonly number[];
  /** By option: the numbers that stand for it. */
  readonly ranges: readonly Leftover[];
  /** By option: what the draw leaves for the next choice. */
  readonly leftovers: readonly (Leftover | undefined)[];
}

export function weightedDraw(weights: readonly number[], leftover?: Leftover): WeightedDraw {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rarest = weights.reduce((least, weight) => Math.min(least, weight), total) / total;
  const isEnough = (range: number) => range * rarest >= valuesPerOutcome;
  if (leftover !== undefined && isEnough(leftover.to - leftover.from)) return divide('r', weights, total, leftover);
  if (isEnough(range16)) return divide(draw, weights, total, { from: 0, to: range16 });
  return divide(wideDraw, weights, total, { from: 0, to: range32 });
}

/** Code that goes to one of the branches by the value of `r`, with few comparisons on the way to those that are likely. */
export function dispatch(
  bounds: readonly number[],
  branches: readonly string[],
  from = 0,
  to = branches.length,
): string {
  if (to - from === 1) return branches[from] as string;
  const half = ((bounds[from - 1] ?? 0) + (bounds[to - 1] as number)) / 2;
  const distance = (index: number) => Math.abs((bounds[index] as number) - half);
  let middle = from + 1;
  while (middle < to - 1 && distance(middle) < distance(middle - 1)) middle++;
  const below = dispatch(bounds, branches, from, middle);
  const above = dispatch(bounds, branches, middle, to);
  return `if (r < ${bounds[middle - 1]}) { ${below} } else { ${above} }`;
}

function divide(draw: string, weights: readonly number[], total: number, { from, to }: Leftover): WeightedDraw {
  let sum = 0;
  const bounds = weights.map((weight) => from + Math.round(((sum += weight) / total) * (to - from)));
  const ranges = bounds.map((bound, i) => ({ from: bounds[i - 1] ?? from, to: bound }));
  // Numbers of more than 31 bits would make the engine count in floating point from here on.
  const leftovers = to <= range16 ? ranges : ranges.map(() => undefined);
  return { draw, bounds, ranges, leftovers };
}

/** In whole numbers below 2^31: multiply and shift. */
function scaled(count: number, { from, to }: Leftover): string {
  const shift = 31 - Math.ceil(Math.log2(count + 1));
  const factor = Math.floor((count * 2 ** shift) / (to - from));
  return `(${from === 0 ? 'r' : `(r - ${from})`} * ${factor} >>> ${shift})`;
}
