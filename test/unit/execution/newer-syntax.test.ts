import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTarget } from '../../../src/execution/open-target.ts';
import type { Run } from '../../../src/execution/target.ts';

/** Each function returns what it did, in order, as a text. */
const source = `
const log: string[] = [];
const end = (): string => log.splice(0).join(' ');

class Resource {
  constructor(readonly name: string, readonly fails = false) { log.push('open-' + name); }
  [Symbol.dispose]() { log.push('close-' + this.name); if (this.fails) throw new Error(this.name); }
}
class Later {
  constructor(readonly name: string) { log.push('open-' + name); }
  async [Symbol.asyncDispose]() { await null; log.push('close-' + this.name); }
}

function seen(name: string) { return (...args: any[]) => { log.push(name + '/' + args.length); }; }
function doubled(_: object, __: string, { value }: PropertyDescriptor) {
  return { value: function (this: any, n: number) { return 2 * value.call(this, n); }, configurable: true };
}
function replaced(_: any): any { return class { kind = 'replaced'; }; }
function upper(target: any, key: string) {
  const values = new WeakMap<object, string>();
  Object.defineProperty(target, key, {
    get() { return values.get(this); },
    set(value: string) { values.set(this, value.toUpperCase()); },
  });
}

class Decorated {
  @upper name!: string;
  constructor(name: string) { this.name = name; }
  @seen('getter') get size() { return this.name.length; }
  @seen('first') @seen('second') static both(@seen('parameter') s: string) { return s; }
  @doubled add(n: number) { return n + 1; }
}
const decorating = end();
@replaced class Original { kind = 'original'; }

class Counted {
  accessor count = 1;
  static accessor total = 10;
  accessor #hidden = 5;
  bump() { this.count += 2; Counted.total++; return [this.count, Counted.total, this.#hidden].join(); }
}

const all: Record<string, (s: string) => unknown> = {
  using(s) { { using a = new Resource('a'); using b = new Resource('b'); log.push('body-' + s); } return end(); },
  usingNothing() { { using a = null; using b = undefined; log.push('body'); } return end(); },
  usingInLoop() { for (const name of ['x', 'y']) { using r = new Resource(name); if (name === 'x') continue; } return end(); },
  usingForOf() { for (using r of [new Resource('p'), new Resource('q')]) log.push('in-' + r.name); return end(); },
  usingReturns() { const inner = () => { using a = new Resource('a'); return 'returned'; }; log.push(inner()); return end(); },
  usingThrows() { try { using a = new Resource('a'); throw new Error('body'); } catch (e: any) { log.push('caught-' + e.message); } return end(); },
  usingSuppresses() {
    try { using a = new Resource('outer', true); using b = new Resource('inner', true); }
    catch (e: any) { log.push(e.name, e.error.message, e.suppressed.message); }
    return end();
  },
  usingRefuses() { try { using a = {} as any; log.push('body'); } catch (e: any) { log.push(e.constructor.name); } return end(); },
  async awaitUsing() { { await using a = new Later('a'); using b = new Resource('b'); log.push('body'); } return end(); },
  decorators() { return decorating; },
  decoratedMethod() { return new Decorated('n').add(4); },
  decoratedField() { return new Decorated('name').name; },
  decoratedGetter() { return new Decorated('four').size; },
  decoratedClass() { return new (Original as any)().kind; },
  accessor() { const c = new Counted(); return c.bump(); },
  accessorIsOnPrototype() { return Object.hasOwn(new Counted(), 'count') + ' ' + typeof Object.getOwnPropertyDescriptor(Counted.prototype, 'count')?.set; },
};

export async function target(text: string) {
  const [name, s] = text.split('/');
  return all[name](s);
}
`;

const expected: Readonly<Record<string, string>> = {
  'using/x': "'open-a open-b body-x close-b close-a'",
  usingNothing: "'body'",
  usingInLoop: "'open-x close-x open-y close-y'",
  usingForOf: "'open-p open-q in-p close-p in-q close-q'",
  usingReturns: "'open-a close-a returned'",
  usingThrows: "'open-a close-a caught-body'",
  usingSuppresses: "'open-outer open-inner close-inner close-outer SuppressedError outer inner'",
  usingRefuses: "'TypeError'",
  awaitUsing: "'open-a open-b body close-b close-a'",
  // Members in order; of one member parameters first, and the last decorator first.
  decorators: "'getter/3 parameter/3 second/3 first/3'",
  decoratedMethod: '10',
  decoratedField: "'NAME'",
  decoratedGetter: '4',
  decoratedClass: "'replaced'",
  accessor: "'3,11,5'",
  accessorIsOnPrototype: "'false function'",
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coppice-newer-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  // Legacy decorators work on fields that are assigned, as they were before classes had fields.
  const compilerOptions = { experimentalDecorators: true, useDefineForClassFields: false };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(path.join(folder, 'newer.ts'), source);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('using, accessor and legacy decorators', () => {
  it.each(['native', 'coverage', 'concolic'] as const)('do what the language says, on the %s build', async (build) => {
    const file = path.join(folder, 'newer.ts');
    const target = await openTarget({ file, exportName: 'target', build, printResults: true, cacheFolder: null });
    try {
      const results: Record<string, unknown> = {};
      const inputs = Object.keys(expected).map((text) => ({ kind: 'text', text }) as const);
      for await (const run of target.run(inputs)) results[(run.input as { text: string }).text] = resultOf(run);
      expect(results).toEqual(expected);
    } finally {
      await target.close();
    }
  });
});

function resultOf({ outcome }: Run): unknown {
  return outcome.kind === 'returned' ? outcome.result : outcome;
}
