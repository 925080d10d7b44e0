// Kinds of inputs: each function fails for some values of the types it declares.

/* oxlint-disable */

function bug(): never {
  return (null as any).x;
}

// The engine keeps what they are made from where it cannot be followed.
export const reported: readonly string[] = ['date', 'url', 'searchParams'];

export function map(m: Map<string, number>): number {
  if (m.get('needle') === 99) bug();
  return m.size;
}

export function mapSize(m: ReadonlyMap<string, boolean>): number {
  if (m.size === 2 && m.has('a')) bug();
  return 0;
}

export function set(s: Set<string>): number {
  if (s.has('x') && s.has('y')) bug();
  return s.size;
}

export function record(r: Record<string, number>): number {
  if (Object.keys(r).length === 1 && r['k'] === 5) bug();
  return 0;
}

export function date(d: Date): number {
  if (d.getTime() === 1234) bug();
  return 0;
}

export function regexp(r: RegExp): number {
  if (r.test('5') && !r.test('b')) bug();
  return 0;
}

export function url(u: URL): number {
  if (u.pathname === '/admin') bug();
  return 0;
}

export function searchParams(p: URLSearchParams): number {
  if (p.get('q') === 'deep') bug();
  return 0;
}

export function error(e: Error): number {
  if (e.message === 'no') bug();
  return 0;
}

export function callback(f: (n: number) => number): number {
  if (f(1) === 10 && f(2) === 20) bug();
  return 0;
}

export function remembered(f: (n: number) => string, n: number): number {
  if (f(n) === 'a' && f(3) === 'b' && n > 2) bug();
  return 0;
}

export function logger(l: { level: string; isEnabled(level: string): boolean }): number {
  if (l.isEnabled('debug') && l.level === 'quiet') bug();
  return 0;
}

interface Tree {
  v: number;
  kids: Tree[];
}

export function tree(t: Tree): number {
  const kid = t.kids[0];
  if (kid !== undefined && kid.kids.length > 0 && kid.kids[0]!.v === 9) bug();
  return 0;
}

type List = { v: number; next: List | null };

export function list(l: List): number {
  if (l.next?.next?.v === 8) bug();
  return 0;
}

export function alternatives(xs: (string | number)[]): number {
  if (xs.length === 2 && xs[0] === 3 && xs[1] === 'b') bug();
  return 0;
}

export function anything(x: unknown): number {
  if (Array.isArray(x) && x[0] === true) bug();
  return 0;
}

export function floats(x: Float64Array): number {
  if (x.length > 1 && x[1] === 2.5) bug();
  return 0;
}

enum Level {
  Low = 1,
  High = 7,
}

export function derived(o: Partial<Pick<{ a: number; b: string; c: Level }, 'a' | 'c'>>): number {
  if (o.c === Level.High && o.a === 5) bug();
  return 0;
}

export function generic<T extends { id: number }>(x: T, key: keyof { id: 1; name: 2 }): number {
  if (x.id === 12 && key === 'name') bug();
  return 0;
}

export function restTuple(t: [number, ...string[]]): number {
  if (t.length === 3 && t[0] === 4 && t[2] === 'z') bug();
  return 0;
}

export async function promised(p: Promise<number>): Promise<number> {
  if ((await p) === 6) bug();
  return 0;
}

export function rest(...words: string[]): number {
  if (words.length === 2 && words[1] === 'b') bug();
  return words.length;
}

export function restOfTuple(n: number, ...rest: [number, string?]): number {
  if (n === 3 && rest[0] === 5 && rest[1] === 'q') bug();
  return rest.length;
}

export function same(a: { v: number }, b: { v: number }): number {
  if (a === b && a.v === 7) bug();
  return 0;
}

export function overlapping(to: number[], from: number[]): number {
  if (from.length === 0) return 0;
  to[0] = 1;
  if (from[0] === 1 && to === from) bug();
  return 1;
}

interface Chain {
  next: Chain | null;
}

export function chain(c: Chain | null): number {
  let length = 0;
  for (let at = c; at !== null; at = at.next) length++;
  if (length === 5) bug();
  return length;
}

export function overloaded(a: string): number;
export function overloaded(a: number, b: boolean): number;
export function overloaded(a: unknown, b?: unknown): number {
  if (a === 5 && b === true) bug();
  return 0;
}
