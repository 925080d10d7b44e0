import assert from 'node:assert';
import { isDeepStrictEqual } from 'node:util';

/** Each function fails on some inputs only, behind one construct that keeps values in an object. */
function bug(): never {
  return (null as any).x;
}

/** Followed no further than the line that is reported. */
export const reported: readonly string[] = ['keysOverProxy'];

export function keyStillAnother(key: string): void {
  const object: any = { needle: 0 };
  object[key] = 1;
  if (object.needle === 0 && key.startsWith('need')) bug();
}

export function optionsInLoop(first: string, second: string): void {
  const options: any = { quiet: false };
  for (const name of [first, second]) options[name] = true;
  if (options.all && options.quiet) bug();
}

export function counted(key: string): void {
  const counts: any = { a: 1, b: 5 };
  counts[key]++;
  if (counts.b === 6) bug();
}

export function listedKeys(key: string): void {
  const object: any = { a: 1 };
  object[key] = 2;
  if (Object.keys(object).length === 1) bug();
}

export function listedEntries(key: string): void {
  const object: any = { a: 1 };
  object[key] = 2;
  for (const [name, value] of Object.entries(object)) if (name === 'b' && value === 2) bug();
}

export function listedValues(key: string): void {
  const object: any = { a: 1, b: 2 };
  object[key] = 5;
  if (Object.values(object).join() === '1,5') bug();
}

export function destructured(key: string): void {
  const object: any = {};
  object[key] = 4;
  const { p, q = 1 } = object;
  if (p === 4 && q === 1) bug();
}

export function destructuredByKey(key: string): void {
  const object: any = { a: 1, b: 2 };
  const { [key]: value } = object;
  if (value === 2) bug();
}

class Settings {
  readonly entries: any = Object.create(null);
  set(key: string, value: string): void {
    this.entries[key] = value;
  }
  get mode(): string {
    return this.entries.mode;
  }
}

export function keptInInstance(key: string, value: string): void {
  const settings = new Settings();
  settings.set(key, value);
  if (settings.mode === 'x') bug();
}

export function askedIn(key: string): void {
  const object: any = { a: 1 };
  object[key] = 1;
  if ('b' in object && Object.hasOwn(object, 'b')) bug();
}

export function deletedByKey(key: string): void {
  const object: any = { a: 1, b: 2 };
  delete object[key];
  if (object.b === undefined) bug();
}

export function loopedKeys(key: string): void {
  const object: any = {};
  object[key] = 1;
  for (const name in object) if (name === 'needle') bug();
}

export function keysOverProxy(key: string): void {
  const inner: any = {};
  inner[key] = 1;
  for (const name in new Proxy(inner, {})) if (name === 'needle') bug();
}

export function asJson(key: string): void {
  const object: any = {};
  object[key] = 1;
  if (JSON.stringify(object) === '{"p":1}') bug();
}

export function objectsByKey(key: string): void {
  const table: any = { a: {}, b: {} };
  if (table[key] === table.b) bug();
}

export function objectUnderKey(key: string): void {
  const table: any = {};
  table[key] = { hit: 1 };
  if (table.home !== undefined && table.home.hit === 1) bug();
}

class Registry extends Map<string, number> {
  override get(key: string): number {
    return super.get(key) ?? -1;
  }
}

export function subclassedMap(key: string): void {
  const known = new Registry([['a', 1]]);
  known.set('b', 2);
  if (known.get(key) === 2) bug();
}

export function weakMapValue(text: string): void {
  const map = new WeakMap<object, string>();
  const key = {};
  map.set(key, text);
  if (map.get(key) === 'w') bug();
}

export function plainProxy(text: string): void {
  const proxy: any = new Proxy({}, {});
  proxy.p = text;
  if (proxy.p === 'x') bug();
}

export function deepEqual(text: string, count: number): void {
  if (isDeepStrictEqual({ text, list: [count] }, { text: 'x', list: [3] })) bug();
}

export function assertedEqual(text: string): void {
  try {
    assert.deepStrictEqual({ text }, { text: 'x' });
  } catch {
    return;
  }
  bug();
}

export function assertedText(text: string): void {
  try {
    assert.equal(text, 'x');
  } catch {
    return;
  }
  bug();
}

export function throughSetter(text: string): void {
  let held = '';
  const object = {
    set p(value: string) {
      held = value;
    },
    get p() {
      return held;
    },
  };
  object.p = text;
  if (object.p === 'x') bug();
}

export function definedSetter(text: string): void {
  let held = '';
  const object: any = {};
  object.__defineSetter__('p', (value: string) => {
    held = value;
  });
  object.p = text;
  if (held === 'x') bug();
}

class Base {}
class Derived extends Base {
  store(text: string): void {
    (super.p as any) = text;
  }
}

export function storedBySuper(text: string): void {
  const object: any = new Derived();
  object.store(text);
  if (object.p === 'x') bug();
}

export function methodUnderKey(key: string): void {
  const handlers: any = { on: () => 1 };
  handlers[key] = () => 2;
  if (handlers.on() === 2) bug();
}

export function countedWords(text: string): void {
  const counts = new Map<string, number>();
  for (const word of text.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  if (counts.get('go') === 2) bug();
}

export function numberSeenBefore(numbers: number[]): void {
  const seen: Record<number, boolean> = {};
  for (const number of numbers) {
    if (seen[number]) bug();
    seen[number] = true;
  }
}

export function pairsOfMatches(text: string): void {
  const pairs: any = {};
  for (const [, key, value] of text.matchAll(/([a-z]):(\d)/g)) pairs[key!] = Number(value);
  if (pairs.a === 1 && pairs.b === 2) bug();
}
