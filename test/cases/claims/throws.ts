// Operations that throw for some inputs: the bug lies behind one that throws in the first run, or is the exception itself.

/* oxlint-disable */

function bug(): never {
  return (null as any).x;
}

export const reported: readonly string[] = ['constructorOfExpression', 'address', 'localizedNumber', 'compiledPattern'];

/** What the error says where it is not that of `bug`. */
export const errors: Readonly<Record<string, string>> = {
  arrayLength: 'Invalid array length',
  codePoint: 'Invalid code point',
  padded: 'Invalid string length',
  divided: 'Division by zero',
};

const table: any = { alpha: { value: 1 }, beta: { value: 2 } };
const actions: any = {
  start: () => 1,
  stop: () => bug(),
  version: '1.0',
};

class Shape {
  constructor() {
    bug();
  }
}

export function methodOfPart(s: string): string {
  const value = (s.split(':')[2] as string).toUpperCase();
  if (value === 'BOOM') bug();
  return value;
}

export function storedIntoEntry(s: string): number {
  const entries: any = { alpha: {}, beta: {} };
  entries[s].seen = true;
  if (entries.beta.seen) bug();
  return 0;
}

export function patternOfPart(s: string): number {
  const { length } = s.split(':')[1] as string;
  if (length === 3) bug();
  return length;
}

export function elementsOfPart(s: string): string {
  const [first] = s.split(':')[1] as string;
  if (first === 'q') bug();
  return first as string;
}

export function loopOverPart(s: string): number {
  let n = 0;
  for (const c of s.split(':')[1] as string) if (c === 'z') n++;
  if (n === 2) bug();
  return n;
}

export function groupOfMatch(s: string): number {
  const n = Number(/^v(\d+)/.exec(s)![1]);
  if (n === 42) bug();
  return n;
}

export function optionalGroup(s: string): number {
  const { length } = /^v(\d+)?$/.exec(s)![1]!;
  if (length === 2) bug();
  return length;
}

export function propertyOfEntry(s: string): number {
  const { value } = table[s];
  if (value === 2) bug();
  return value;
}

export function actionByName(s: string): number {
  return actions[s]();
}

export function actionIfThere(s: string): number {
  return actions[s]?.() ?? 0;
}

export function constructorByName(s: string): object {
  const shapes: any = { shape: Shape, list: Array };
  return new shapes[s]();
}

export function constructorOfExpression(s: string): object {
  return new ({ shape: Shape, list: Array } as any)[s]();
}

export function precision(n: number): string {
  const text = (1.25).toPrecision(n);
  if (text === '1.3') bug();
  return text;
}

export function formOfText(s: string): string {
  const text = '\u{212b}'.normalize(s);
  if (text === '\u{c5}') bug();
  return text;
}

export function arrayLength(n: number): number {
  const list = [1, 2];
  list.length = n;
  return list.length;
}

export function codePoint(n: number): string {
  return String.fromCodePoint(n);
}

export function padded(n: number): string {
  return 'x'.padEnd(n);
}

export function repeated(n: number): number {
  const text = 'ab'.repeat(n - 7);
  if (text.length === 6) bug();
  return text.length;
}

export function divided(n: bigint): bigint {
  return 7n % (n - 12n);
}

export function raised(n: bigint): bigint {
  const power = 2n ** (n - 3n);
  if (power === 4n) bug();
  return power;
}

export function placeInBuffer(n: number): number {
  const byte = Buffer.from([1, 2, 3]).readUInt8(n - 100);
  if (byte === 3) bug();
  return byte;
}

export function caughtParse(s: string): number {
  try {
    BigInt(`${s}x`);
  } catch {
    if (s.startsWith('q')) bug();
  }
  return 0;
}

export function caughtInFinally(s: string): number {
  let ok = false;
  try {
    'x'.normalize(s);
    ok = true;
  } catch {
  } finally {
    if (ok) bug();
  }
  return 0;
}

export async function afterAwait(s: string): Promise<string> {
  await null;
  const value = (s.split('=')[1] as string).trim();
  if (value === 'boom') bug();
  return value;
}

export async function inReaction(s: string): Promise<string> {
  return Promise.resolve(s)
    .then((text) => (text.split('=')[1] as string).trim())
    .catch(() => (s.length === 3 ? bug() : ''));
}

export function memberOfDocument(s: string): boolean {
  const isThere = 'key' in JSON.parse(s);
  bug();
  return isThere;
}

export function address(s: string): string {
  const { protocol } = new URL(s);
  if (protocol === 'gopher:') bug();
  return protocol;
}

export function localizedNumber(s: string): string {
  const text = (1234.5).toLocaleString(s);
  if (text === '1.234,5') bug();
  return text;
}

export function compiledPattern(s: string): boolean {
  if (s.length > 4 && new RegExp(s).test('zebra')) bug();
  return false;
}
