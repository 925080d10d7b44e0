// Plain functions of which a campaign once said that every path was run, the failing one among them not.

/* oxlint-disable */

function bug(): never {
  return (null as any).x;
}

export const reported: readonly string[] = ['replacer'];

/** What the error says where it is not that of `bug`. */
export const errors: Readonly<Record<string, string>> = { newValue: "reading 'newValue'" };

export function arrayLoop(xs: number[]): number {
  for (const x of xs) if (x === 7) bug();
  return 0;
}

export function arrayIncludes(xs: number[]): number {
  if (xs.includes(7)) bug();
  return 0;
}

export function arrayIndexOf(xs: number[]): number {
  if (xs.indexOf(7) === 2) bug();
  return 0;
}

export function arrayPattern(xs: number[]): number {
  const [x, y] = xs;
  if (x === 7 && y === 9) bug();
  return 0;
}

export function splitSecond(s: string): string {
  const v = (s.split('=')[1] as string).trim();
  if (v === 'boom') bug();
  return v;
}

export function radix(n: number): string {
  const t = (255).toString(n);
  if (t === 'ff') bug();
  return t;
}

export function writtenKey(k: string, v: number): void {
  const o: any = { needle: 1 };
  o[k] = v;
  if (o.needle === 99) bug();
}

export function fromEntries(k: string, v: number): void {
  const o: any = Object.fromEntries([['needle', 1], [k, v]]);
  if (o.needle === 99) bug();
}

export function queryString(s: string): void {
  const o: any = {};
  for (const pair of s.split('&')) {
    const [k, v] = pair.split('=');
    o[k as string] = v;
  }
  if (o.debug === '1') bug();
}

export function newValue(s: string): unknown {
  let u: any;
  if (s === 'a') return u.newValue;
  return 0;
}

export function readOption(s: string): void {
  const opts: any = {};
  opts[s] = true;
  if (opts.verbose) bug();
}

export function nullishWrite(s: string): void {
  const o: any = { p: 0 };
  o[s] ??= 1;
  o[s]++;
  if (o.p === 1) bug();
}

export function computedKey(s: string): void {
  const o: any = { [s]: 1 };
  if (o.p) bug();
}

export function spreadKey(s: string): void {
  const o: any = { ...{ [s]: 1 } };
  if (o.p) bug();
}

export function assignKey(s: string): void {
  const o: any = Object.assign({}, { [s]: 1 });
  if (o.p) bug();
}

export function definedProperty(s: string): void {
  const o: any = {};
  Object.defineProperty(o, s, { value: 1 });
  if (o.p) bug();
}

export function bufferEquals(s: string): void {
  if (Buffer.from(s).equals(Buffer.from('key'))) bug();
}

export function bufferIndexOf(s: string): void {
  if (Buffer.from(s).indexOf('p') === 1) bug();
}

export function bufferHex(s: string): void {
  if (Buffer.from(s).toString('hex') === '6b6579') bug();
}

export function replacer(s: string): void {
  const t = JSON.stringify({ a: s }, (_, v) => (v === 'pow' ? 1 : v));
  if (t === '{"a":1}') bug();
}

export function errorStack(s: string): void {
  if ((Error(s).stack as string).startsWith('Error: pow\n')) bug();
}

export function binary(n: number): void {
  if (n.toString(2) === '1011') bug();
}

export function methodTable(s: string): void {
  const m: any = { go: () => bug() };
  m[s]?.();
}

export function ownDescriptor(s: string): void {
  if (Object.getOwnPropertyDescriptor({ p: 1 }, s)?.value === 1) bug();
}

export function codePoint(n: number): void {
  if (String.fromCodePoint(n) === 'q') bug();
}

export function decodeBase64(s: string): void {
  if (atob(s) === 'ab') bug();
}

export function arrayWrite(i: number): void {
  const a = [0, 0, 0, 0];
  a[i] = 5;
  if (a[2] === 5) bug();
}
