// Small functions of everyday programs; each fails for an input behind several constructs at once.

/* oxlint-disable */

function bug(): never {
  return (null as any).x;
}

export const reported: readonly string[] = [];

export function versions(a: string, b: string): number {
  const [x, y] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < 3; i++) {
    const difference = (x[i] ?? 0) - (y[i] ?? 0);
    if (difference === 0) continue;
    if (i === 1 && difference > 0) bug();
    return Math.sign(difference);
  }
  return 0;
}

export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  lines.push(line);
  if (lines.length === 2 && lines[0] === 'ab cd') bug();
  return lines;
}

export function checkDigit(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .map(Number)
    .reduce((all, d, i) => all + (i % 2 ? (d * 2 > 9 ? d * 2 - 9 : d * 2) : d), 0);
  if (sum % 10 === 0 && digits.startsWith('799')) bug();
  return sum % 10 === 0;
}

export function runLengths(text: string): string {
  const out = text.replace(/(.)\1+/g, (run, c) => `${run.length}${c}`);
  if (out === '3ab') bug();
  return out;
}

export function cookie(header: string): void {
  const pairs = header.split(/;\s*/).map((part) => {
    const [key, ...value] = part.split('=');
    return [key, decodeURIComponent(value.join('='))];
  });
  if (Object.fromEntries(pairs).theme === 'dark') bug();
}

export function color(text: string): number[] | null {
  const match = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text);
  if (!match) return null;
  const full = match[1]!.length === 3 ? match[1]!.replace(/./g, '$&$&') : match[1]!;
  const rgb = [0, 2, 4].map((i) => parseInt(full.slice(i, i + 2), 16));
  if (rgb[0] === 255 && rgb[1] === 0 && rgb[2] === 170) bug();
  return rgb;
}

const escapes: any = { n: '\n', t: '\t' };

export function unquoted(text: string): string {
  if (!/^".*"$/s.test(text)) return text;
  const out = text.slice(1, -1).replace(/\\(.)/g, (_, c) => escapes[c] ?? c);
  if (out.includes('\n') && !text.includes('\n')) bug();
  return out;
}

export function linesOfPairs(text: string): void {
  const map = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('#') || !line.includes('=')) continue;
    const at = line.indexOf('=');
    map.set(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  if (map.size === 2 && map.get('b') === '2') bug();
}

export function stickyTokens(text: string): number {
  const [number, operator] = [/\d+/y, /[+*]/y];
  let [at, sum, tokens] = [0, 0, 0];
  while (at < text.length) {
    const token = tokens % 2 ? operator : number;
    token.lastIndex = at;
    const match = token.exec(text);
    if (!match) return -1;
    if (token === number) sum += Number(match[0]);
    at = token.lastIndex;
    tokens++;
  }
  if (tokens === 3 && sum === 15) bug();
  return sum;
}

export function grouped(items: string[]): void {
  const groups = items.reduce<Record<string, string[]>>((all, item) => {
    (all[item[0] ?? ''] ||= []).push(item);
    return all;
  }, {});
  if (groups['a']?.length === 2 && items.length === 3) bug();
}

export function ranked(rows: { name: string; score: number }[]): void {
  const sorted = [...rows].sort((a, b) => b.score - a.score || a.name.localeCompare(b.name));
  if (sorted.length === 2 && sorted[0]!.name === 'a' && sorted[0]!.score === sorted[1]!.score) bug();
}

class Recent {
  readonly #entries = new Map<string, number>();
  hits = 0;

  get(key: string): number | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.hits++;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: number): void {
    this.#entries.set(key, value);
    if (this.#entries.size > 2) this.#entries.delete(this.#entries.keys().next().value!);
  }
}

export function recent(a: string, b: string, c: string): void {
  const cache = new Recent();
  cache.set(a, 1);
  cache.set(b, 2);
  if (a === b) return;
  if (cache.get(c) === 1 && cache.hits === 1) bug();
}

const isObject = (x: unknown): boolean => typeof x === 'object' && x !== null && !Array.isArray(x);

function merged(a: any, b: any): any {
  const out = { ...a };
  for (const key of Object.keys(b))
    out[key] = isObject(out[key]) && isObject(b[key]) ? merged(out[key], b[key]) : b[key];
  return out;
}

export function mergedDeep(a: { inner: { x: number } }, b: { inner: { y: number } }): void {
  const { inner } = merged(a, b);
  if (inner.x === 1 && inner.y === 2) bug();
}

export function indexed(rows: { id: number; name: string }[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (byId.get(3)?.name === 'q') bug();
}

export function sentIntoGenerator(text: string): void {
  function* talk(): Generator<number, void, string> {
    if ((yield 1) === 'go') bug();
  }
  const it = talk();
  it.next();
  it.next(text);
}

export async function repeatedLater(text: string, n: number): Promise<void> {
  const value = (await Promise.resolve(text)).repeat(n > 5 ? 0 : Math.max(0, n));
  if (value === 'okokok') bug();
}

export async function countedLater(n: number): Promise<void> {
  async function* numbers(): AsyncGenerator<number> {
    for (let i = 0; i < Math.min(n, 9); i++) yield i;
  }
  let sum = 0;
  for await (const x of numbers()) sum += x;
  if (sum === 3) bug();
}

type Action = { type: 'add' } | { type: 'set'; value: number };

export function reduced(action: Action): void {
  const next = (state: { n: number }): { n: number } => {
    switch (action.type) {
      case 'add':
        return { ...state, n: state.n + 1 };
      case 'set':
        return { ...state, n: action.value };
      default:
        return state;
    }
  };
  if (next({ n: 0 }).n === 9) bug();
}

export function subscribed(name: string, n: number): void {
  const listeners = new Map<string, Set<(x: number) => void>>();
  const on = (event: string, listener: (x: number) => void): void => {
    const set = listeners.get(event) ?? new Set();
    set.add(listener);
    listeners.set(event, set);
  };
  on('x', (x) => {
    if (x === 5) bug();
  });
  listeners.get(name)?.forEach((listener) => listener(n));
}

export function asJson(o: { a: number; b: string }): void {
  if (JSON.stringify(o) === '{"a":1,"b":"x"}') bug();
}

export function cloned(o: { list: number[] }): void {
  const copy = structuredClone(o);
  copy.list.push(9);
  if (copy.list.length === 3 && copy.list[1] === 2) bug();
}

type Node = { type: 'add' | 'multiply'; left: number; right: number };

export function visited(node: Node): void {
  const visitor: Record<Node['type'], (x: Node) => number> = {
    add: (x) => x.left + x.right,
    multiply: (x) => x.left * x.right,
  };
  if (visitor[node.type](node) === 5 && node.left === 2) bug();
}

export function closedIterator(n: number): void {
  let isClosed = false;
  const it = {
    i: 0,
    [Symbol.iterator]() {
      return this;
    },
    next() {
      return { value: this.i++, done: this.i > 5 };
    },
    return() {
      isClosed = true;
      return { done: true, value: undefined };
    },
  };
  for (const x of it as any) if (x === n) break;
  if (isClosed && it.i === 3) bug();
}

export function asPrimitive(n: number): void {
  const o = { [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? n : `n${n}`) };
  if (+o === 7 && `${o}` === 'n7') bug();
}
