/** Each function fails on some inputs only, behind one construct that keeps values in an array. */
function bug(): never {
  return (null as any).x;
}

export const reported: readonly string[] = [];

export function lastPosition(xs: number[]): void {
  if (xs.lastIndexOf(3) === 2) bug();
}

export function destructuredParameter([x, y]: number[]): void {
  if (x === 1 && y === 2) bug();
}

export function restOfArray(xs: number[]): void {
  const [first, ...rest] = xs;
  if (first === 1 && rest.length === 2) bug();
}

export function elementAt(xs: number[]): void {
  if (xs[2] === 3) bug();
}

export function methodAt(xs: number[]): void {
  if (xs.at(-1) === 3) bug();
}

export function countingLoop(xs: number[]): void {
  let sum = 0;
  for (let i = 0; i < xs.length; i++) sum += xs[i] as number;
  if (xs.length === 2 && sum === 11) bug();
}

export function arrayInObject(input: { names: string[] }): void {
  for (const name of input.names) if (name === 'q') bug();
}

export function spreadCopy(xs: number[]): void {
  const all = [0, ...xs];
  if (all.length === 3 && all[2] === 5) bug();
}

export function spreadArguments(xs: number[]): void {
  if (Math.max(...xs) === 12) bug();
}

export function folded(xs: number[]): void {
  if (xs.length > 1 && xs.reduce((sum, x) => sum + x, 0) === 9) bug();
}

export function concatenated(xs: number[], ys: number[]): void {
  const all = xs.concat(ys);
  if (all.length === 2 && all[1] === 4) bug();
}

export function flattened(xs: number[][]): void {
  if (xs.flat().includes(6)) bug();
}

export function sliced(xs: number[]): void {
  if (xs.slice(1).length === 2) bug();
}

export function reversed(xs: number[]): void {
  if (xs.reverse()[0] === 8) bug();
}

export function pushed(xs: number[]): void {
  xs.push(1);
  if (xs.length === 3) bug();
}

export function entriesOf(xs: number[]): void {
  for (const [index, x] of xs.entries()) if (index === 1 && x === 5) bug();
}

export function copiedFrom(xs: number[]): void {
  if (Array.from(xs, (x) => x * 2).includes(14)) bug();
}

export function storedAtIndex(index: number): void {
  const list = [0, 0, 0, 0];
  list[index] = 1;
  if (list[2] === 1) bug();
}

export function storedPastEnd(index: number): void {
  const list: number[] = [];
  list[index] = 1;
  if (list.length === 4) bug();
}

export function histogram(a: number, b: number): void {
  const counts = [0, 0, 0];
  if (!(a >= 0 && a < 3 && b >= 0 && b < 3)) return;
  (counts[a] as number)++;
  (counts[b] as number)++;
  if (counts[1] === 2) bug();
}

export function typedIndex(index: number): void {
  const bytes = new Uint8Array(4);
  bytes[index] = 9;
  if (bytes[3] === 9) bug();
}

export function keyedArray(key: string): void {
  const list: any = [1, 2];
  list[key] = 5;
  if (list.tag === 5) bug();
}

export function shortenedArray(length: number): void {
  const a = [1, 2, 3, 4, 5];
  a.length = length;
  if (a.length === 3) bug();
}
