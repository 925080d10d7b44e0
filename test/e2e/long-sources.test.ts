import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import type { openTarget as OpenTarget } from '../../src/execution/open-target.ts';
import type { Outcome } from '../../src/execution/outcome/outcome.ts';
import type { RunInput } from '../../src/execution/input/run-input.ts';

// Deeply nested code is rewritten on a thread, which only the built package can start.
const built = path.resolve('dist/execution/open-target.js');
const { openTarget } = (await import(built)) as { readonly openTarget: typeof OpenTarget };

const folder = mkdtempSync(path.join(tmpdir(), 'coppice-long-'));
afterAll(() => rmSync(folder, { recursive: true }));

const length = 2000;
const joined = (part: (i: number) => string, by: string): string => Array.from({ length }, (_, i) => part(i)).join(by);

/** Each subject fails on `odd`, and returns its result otherwise. */
const sources: Readonly<Record<string, string>> = {
  sum: `const t = ${joined(() => 's', ' + ')}; if (t.startsWith('oddodd')) return null.x; return t.length;`,
  difference: `const n = s.length; const t = n ${joined((i) => `${i % 2 === 0 ? '-' : '+'} n`, ' ')}; if (s === 'odd') return null.x; return t;`,
  and: `if (${joined((i) => `s !== 'k${i}'`, ' && ')} && s === 'odd') return null.x; return s.length;`,
  or: `if (${joined((i) => `s.charAt(${i}) === '#'`, ' || ')}) return 1; return s === 'odd' ? null.x : 0;`,
  nullish: `const o = { none: null }; const v = ${joined(() => 'o.none', ' ?? ')} ?? s; return v === 'odd' ? null.x : v;`,
  value: `const same = (x) => x; const v = ${joined(() => 'same(s)', ' && ')}; return v === 'odd' ? null.x : v;`,
  comma: `let n = 0; ${joined(() => 'n++', ', ')}; if (s === 'odd') return null.x; return n;`,
  otherwise: `if (s === 'k') return -1; ${joined((i) => `else if (s === 'k${i}') return ${i};`, '\n')} if (s === 'odd') return null.x; return s;`,
  conditions: `return ${joined((i) => `s === 'k${i}' ? ${i} : `, '')}s === 'odd' ? null.x : s;`,
  calls: `const o = { m() { return this; }, end: s }; const v = o${joined(() => '.m(() => s)', '')}.end; return v === 'odd' ? null.x : v;`,
};

const subject = path.join(folder, 'long.cjs');
const functions = Object.entries(sources).map(([name, body]) => `${name}: (s) => { ${body} },`);
writeFileSync(
  subject,
  `const all = {\n${functions.join('\n')}\n};\nexports.f = (t) => { const [name, s] = t.split('/'); return all[name](s); };\n`,
);

const text = (given: string): RunInput => ({ kind: 'text', text: given });
const limits = { timeLimitMs: 20_000, loadTimeLimitMs: 60_000, cacheFolder: null };

describe(`operators, conditions and calls, ${length} in a row`, () => {
  for (const build of ['coverage', 'concolic'] as const) {
    it(`run as they would run alone, on the ${build} build`, { timeout: 180_000 }, async () => {
      const target = await openTarget({ file: subject, exportName: 'f', build, printResults: true, ...limits });
      const native = await openTarget({
        file: subject,
        exportName: 'f',
        build: 'native',
        printResults: true,
        ...limits,
      });
      try {
        expect(target.unrewritten).toEqual([]);
        for (const name of Object.keys(sources)) {
          for (const given of ['odd', 'k7', '#']) {
            const input = text(`${name}/${given}`);
            const [run, plain] = [await target.runOne(input), await native.runOne(input)];
            expect({ name, given, end: endOf(run.outcome) }).toEqual({ name, given, end: endOf(plain.outcome) });
            if (given === 'odd') expect(run.outcome.kind).toBe('failed');
            if (build === 'concolic') expect(run.trace?.eventCount).toBeGreaterThan(1);
          }
        }
      } finally {
        await target.close();
        await native.close();
      }
    });
  }
});

function endOf(outcome: Outcome): unknown {
  if (outcome.kind === 'returned') return outcome.result;
  return 'failure' in outcome ? outcome.failure.message : outcome.kind;
}

it('a file that is nested too deeply to be rewritten runs unchanged, and the others are followed', async () => {
  const deep = path.join(folder, 'deep.ts');
  writeFileSync(deep, `export const deep: unknown = ${'['.repeat(1000)}1${']'.repeat(1000)};\n`);
  const file = path.join(folder, 'imports-deep.ts');
  writeFileSync(
    file,
    `import { deep } from './deep.ts';\nexport const f = (s: string) => { if (s === 'odd') throw new RangeError(typeof deep); return s; };\n`,
  );
  for (const build of ['coverage', 'concolic'] as const) {
    const target = await openTarget({ file, exportName: 'f', build, ...limits });
    try {
      const { outcome, trace } = await target.runOne(text('odd'));
      expect(outcome).toMatchObject({ kind: 'rejected', failure: { message: 'object' } });
      expect(target.unrewritten).toMatchObject([{ why: expect.stringContaining('nested too deep') as string }]);
      if (build === 'concolic') expect(trace?.eventCount).toBeGreaterThan(0);
    } finally {
      await target.close();
    }
  }
});
