import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { builtObject } from '../../../src/core/built-object.ts';
import type { RunInput } from '../../../src/execution/input/run-input.ts';
import type { TargetOptions } from '../../../src/execution/open-target.ts';
import { collectTests } from '../../../src/suite/selection/collect-tests.ts';
import { emitTests } from '../../../src/suite/emit/emit-tests.ts';
import { recordingsFolder, recordingsOf } from '../../../src/suite/emit/recordings.ts';
import type { TestFile } from '../../../src/suite/emit/test-file.ts';
import { defaultStyle } from '../../../src/suite/format/code-style.ts';
import { formatCode } from '../../../src/suite/format/format-code.ts';
import { titlesOf } from '../../../src/suite/naming/title-of-test.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'coppice-suites-'));
const library = path.join(folder, 'library.mjs');
const program = path.join(folder, 'program.mjs');
writeFileSync(
  library,
  `class Refused extends Error {}
export function* digits(n) { if (n > 9) throw new Refused(); yield n; yield n + 1; }
export async function* later(n) { yield n > 4; }
export function many(n) { return n > 1 ? Array.from({ length: 400 }, (_, i) => ({ i, text: 'x'.repeat(i % 7) })) : n > 0 ? Array.from({ length: 90 }, (_, i) => 'word' + i).join(' ') + '\\nend' : Math.sqrt(2); }
export function ask(f) { if (f(1) === 10) return 'ten'; if (f(2) === 3) throw new Refused(); return f(1); }
export function same(a, b) { return a === b ? 'same' : a.v === b.v; }
export function sum(first, ...others) { return others.length === 0 ? first : others.reduce((a, b) => a + b, first); }
export function refuse(n) { if (n > 2) throw n; if (n > 1) return Promise.reject('no'); if (n > 0) throw 'never'; throw null; }
export class Stack {
  items = [];
  constructor(...items) { this.items = items; }
  push(...more) { this.items.push(...more); return this.items.length; }
  pop() { if (this.items.length === 0) throw new Refused(); return this.items.pop(); }
  set top(item) { this.items[this.items.length - 1] = item; }
}
`,
);
writeFileSync(
  program,
  `import { readFileSync } from 'node:fs';
const text = readFileSync(0, 'utf8');
if (process.argv[2] === '--shout') console.log(text.toUpperCase() + (process.env.MARK ?? ''));
else if (text === 'no') process.exitCode = 3;
else console.log(text.length);
`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nodeFile = (file: string): TestFile => ({
  path: file,
  runner: 'node',
  modules: 'esm',
  hasGlobals: false,
  style: defaultStyle,
  withLines: false,
});

/** Runs the tests that are made of inputs with a real runner. */
async function suiteOf(
  exportName: string,
  inputs: readonly (readonly unknown[])[],
  execution: Partial<TargetOptions> = {},
  file = library,
) {
  const settings = { file, exportName, execution };
  const testFile = path.join(folder, `${exportName === '' ? 'program' : exportName}.test.mjs`);
  const given = inputs.map((args): RunInput => ({ kind: 'args', args }));
  const { tests, leftOut } = await collectTests(given, settings, () => []);
  const titles = titlesOf(tests, settings, new Set());
  const planned = tests.map((test, index) => ({ title: titles[index]!, test }));
  const text = formatCode(emitTests(planned, settings, nodeFile(testFile)), testFile, defaultStyle);
  writeFileSync(testFile, text);
  const recordings = recordingsOf(planned);
  if (recordings.size > 0) mkdirSync(recordingsFolder(testFile), { recursive: true });
  for (const [name, content] of recordings) writeFileSync(path.join(recordingsFolder(testFile), name), `${content}\n`);
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--test', '--test-reporter', 'tap', testFile], {
    encoding: 'utf8',
    env,
  });
  const count = (what: string): number => Number(new RegExp(`^# ${what} (\\d+)$`, 'mu').exec(stdout)?.[1]);
  return { tests: tests.length, leftOut, passed: count('pass'), failed: count('fail'), text };
}

it('asks generators for their elements', async () => {
  expect(await suiteOf('digits', [[1], [12]])).toMatchObject({ tests: 2, passed: 2, failed: 0 });
  expect(await suiteOf('later', [[1], [7]])).toMatchObject({ tests: 1, passed: 1, failed: 0 });
});

it('gives callbacks, shared objects and lists of arguments', async () => {
  const scripts = [[10], [0], [1, 3]].map((results) => [builtObject('Function', results)]);
  expect(await suiteOf('ask', scripts)).toMatchObject({ tests: 3, passed: 3, failed: 0 });
  const pairs = [
    [{ v: 1 }, { v: 1 }],
    [{ v: 1 }, builtObject('Same', 0)],
  ];
  expect(await suiteOf('same', pairs)).toMatchObject({ tests: 2, passed: 2, failed: 0 });
  const sums = [
    [1, builtObject('Rest', [])],
    [1, builtObject('Rest', [2, 3])],
  ];
  expect(await suiteOf('sum', sums)).toMatchObject({ tests: 2, passed: 2, failed: 0 });
});

it('compares thrown values that are no errors', async () => {
  const { text, ...counts } = await suiteOf('refuse', [[0], [1], [2], [3]]);
  expect(counts).toEqual({ tests: 4, leftOut: 0, passed: 4, failed: 0 });
  expect(text).toContain('assert.throws(() => refuse(1), (error) => String(error) === "never");');
});

it('makes instances and calls their members one after the other', async () => {
  const usage = { kind: 'class', className: 'Stack', constructorArguments: 1, after: { kind: 'calls' } } as const;
  const calls = [
    [builtObject('Rest', []), [['pop']]],
    [builtObject('Rest', [1, 2]), [['set top', 5], ['push', builtObject('Rest', [7])], ['pop'], ['pop']]],
  ];
  expect(await suiteOf('Stack', calls, { usage })).toMatchObject({ tests: 2, passed: 2, failed: 0 });
});

it('starts whole programs with what they read', async () => {
  const surroundings = { stdin: true, argv: true, env: ['MARK'], clock: false, random: false };
  const inputs = [
    ['no', [], {}],
    ['abc', [], {}],
    ['abc', ['--shout'], { MARK: '!' }],
  ];
  const { text, ...counts } = await suiteOf('', inputs, { usage: { kind: 'program' }, surroundings }, program);
  expect(counts).toEqual({ tests: 3, leftOut: 0, passed: 3, failed: 0 });
  expect(text.replaceAll(/\s+/gu, ' ')).toContain('ended("no"), { status: 3, stdout: "", error: "" }');
  expect(text).toContain('prints "ABC!\\\\n" for "abc", ["--shout"], { MARK: "!" }');
});

it('keeps long results in files, and compares computed numbers up to their last digits', async () => {
  const { text, ...counts } = await suiteOf('many', [[0], [1], [2]]);
  expect(counts).toEqual({ tests: 3, leftOut: 0, passed: 3, failed: 0 });
  expect(text).toContain('assert.equal(nearly(many(0), 1.4142135623730951), 1.4142135623730951);');
  expect(text).toContain('assert.equal(inspect(many(2), printing), recorded("');
  expect(text).toContain('assert.equal(many(1), recorded("');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(120);
});
