import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { Coverage } from '../../../src/execution/outcome/coverage.ts';
import { openTarget, type TargetOptions } from '../../../src/execution/open-target.ts';
import type { RunInput } from '../../../src/execution/input/run-input.ts';
import type { Run, Target } from '../../../src/execution/target.ts';
import { siteText } from '../../../src/instrument/sites/sites.ts';

const folder = fileURLToPath(new URL('../../cases/modules/', import.meta.url));

describe('opening a target', () => {
  for (const build of ['native', 'coverage'] as const) {
    it(`runs an ES module with all it imports (${build})`, async () => {
      const inputs = ['', 'abc', 'meta', 'json', 'require', 'read'];
      const runs = await runTexts({ file: 'es.mjs', exportName: 'target', build }, inputs);
      expect(results(runs)).toEqual(['42', '6', 'true', '42', '8', '17']);
    });

    it(`runs TypeScript as it stands (${build})`, async () => {
      const runs = await runTexts({ file: 'typed/shape.ts', exportName: 'target', build }, [
        'circle 3',
        'square 2',
        'circle 11',
      ]);
      expect(results(runs)).toEqual(['9', 'null', 'Infinity']);
    });

    it(`runs CommonJS written in TypeScript (${build})`, async () => {
      const runs = await runTexts({ file: 'typed/common.cts', exportName: 'target', build }, ['abcd', 'a']);
      expect(results(runs)).toEqual(['8', '-1']);
    });

    it(`runs functions of a module before its body, where imports form a circle (${build})`, async () => {
      const runs = await runTexts({ file: 'cycle/a.mjs', exportName: 'target', build }, ['x']);
      expect(results(runs)).toEqual(["'default x'"]);
      const early = await runTexts({ file: 'cycle/early.mjs', exportName: 'target', build }, ['x']);
      expect(results(early)).toEqual(["'ready'"]);
    });
  }

  it('finds dotted and default exports, and calls them on what they belong to', async () => {
    expect(results(await runTexts({ file: 'es.mjs', exportName: 'default.nested.deep' }, ['x']))).toEqual(["'deep x'"]);
    expect(results(await runTexts({ file: 'transpiled/index.cjs', exportName: 'default' }, ['x']))).toEqual([
      "'parsed x'",
    ]);
    expect(results(await runTexts({ file: 'transpiled/index.cjs' }, ['']))).toEqual(["'nothing'"]);
    expect(results(await runTexts({ file: 'typed/shape.ts' }, ['circle 2']))).toEqual(['4']);
  });

  it('awaits asynchronous targets', async () => {
    const runs = await runTexts({ file: 'es.mjs', exportName: 'later' }, ['abc', 'bad', 'abcd']);
    expect(runs.map(({ outcome }) => outcome.kind)).toEqual(['returned', 'rejected', 'returned']);
    expect(results(runs)).toEqual(['6', undefined, '8']);
  });

  it('gives bytes to libFuzzer-style targets', async () => {
    const inputs = [[0xff, 1, 2], [1], []].map((bytes) => ({ kind: 'bytes' as const, bytes: Uint8Array.from(bytes) }));
    expect(results(await run({ file: 'common.cjs', exportName: 'fuzz' }, inputs))).toEqual([
      "'marked'",
      "'plain'",
      "'plain'",
    ]);
    const plain = await run({ file: 'common.cjs', exportName: 'fuzz', bytesAs: 'uint8array' }, inputs.slice(0, 1));
    expect(results(plain)).toEqual(["'no buffer'"]);
  });

  it('gives several arguments, whatever they are', async () => {
    const inputs = [
      [1, 2],
      [-0, NaN],
      [1n, 2n],
      ['\ud800', undefined],
    ].map((args) => ({ kind: 'args' as const, args }));
    const runs = await run({ file: 'common.cjs', exportName: 'add' }, inputs);
    expect(results(runs)).toEqual([
      '[ 3, false, false ]',
      '[ NaN, true, true ]',
      '[ 3n, false, false ]',
      "[ '\\ud800undefined', false, false ]",
    ]);
  });

  it('lets functions answer the text that was written', async () => {
    const [printed] = results(await runTexts({ file: 'common.cjs', exportName: 'printed' }, ['']));
    expect(printed).toContain('if (!Buffer.isBuffer(bytes)) return');
    expect(printed).toMatch(/^['"`]function fuzz\(bytes\) \{/);
    expect(printed).not.toContain('coppice');
  });

  it('shows positions of the original files in stacks', async () => {
    const [script] = await runTexts({ file: 'es.mjs', exportName: 'target' }, ['throw']);
    expect(stackOf(script)).toMatch(/at target \(\S*\/modules\/es\.mjs:15:45\)/);
    const typed = await runTexts({ file: 'typed/shape.ts', exportName: 'target' }, ['crash', '!x']);
    expect(stackOf(typed[0])).toMatch(/shape\.ts:28:\d+/);
    expect(stackOf(typed[1])).toMatch(/shape\.ts:18:13/);
    expect(typed.map(({ outcome }) => outcome.kind)).toEqual(['failed', 'rejected']);
    expect(stackOf(script)).not.toContain('coppice-subject');
  });

  it('maps coverage to the original files', async () => {
    const target = await open({ file: 'typed/shape.ts', exportName: 'target' });
    const coverage = new Coverage();
    for await (const { coverage: report } of target.run([{ kind: 'text', text: 'circle 3' }])) coverage.add(report);
    await target.close();
    const tables = target.siteTables;
    expect(tables.map(({ file }) => file).toSorted()).toEqual(
      ['area', 'kind', 'shape'].map((name) => `test/cases/modules/typed/${name}.ts`),
    );
    const shape = tables.find(({ file }) => file.endsWith('shape.ts'));
    if (shape === undefined) throw new Error('no table of shape.ts');
    const arms = shape.branches.map(({ line, kind, arms: ways }) => [
      `${line} ${kind}`,
      ...ways.filter(({ counter }) => coverage.isRaised(shape, counter)).map(({ when }) => when),
    ]);
    expect(arms).toEqual([['11 default'], ['16 if', true], ['17 if'], ['26 if', false], ['30 conditional', true]]);
    expect(shape.functions.map(({ name, line }) => `${name} ${line}`)).toEqual([
      'constructor 9',
      'read 14',
      'target 24',
    ]);
    expect(siteText(shape, shape.functions[1]!)).toBe('test/cases/modules/typed/shape.ts:14:3');
    expect(coverage.ofFile(shape).functions).toEqual({ covered: 3, total: 3 });
    expect(coverage.ofFiles(tables).branches.total).toBeGreaterThan(coverage.ofFile(shape).branches.total);
  });

  it('keeps rewritten files on disk, and reads them again', async () => {
    const cacheFolder = mkdtempSync(join(tmpdir(), 'coppice-test-'));
    try {
      const options = { file: 'typed/shape.ts', exportName: 'target', cacheFolder };
      const first = await runTexts(options, ['circle 3', '!x']);
      expect(readdirSync(cacheFolder)).toHaveLength(3);
      expect(await runTexts(options, ['circle 3', '!x'])).toEqual(first);
    } finally {
      rmSync(cacheFolder, { recursive: true });
    }
  });

  it('rewrites only the packages it is told to', async () => {
    const file = fileURLToPath(import.meta.resolve('json5'));
    const target = await openTarget({
      file,
      build: 'coverage',
      cacheFolder: null,
      exportName: 'default.parse',
      packages: { except: ['json5'] },
    });
    await target.runOne({ kind: 'text', text: '[]' });
    await target.close();
    expect(target.siteTables).toEqual([]);
  });

  it('names what the file exports if the wanted function is not there', async () => {
    await expect(open({ file: 'es.mjs', exportName: 'targt' })).rejects.toMatchObject({
      code: 'no-such-export',
      hint: expect.stringContaining('did you mean target?') as string,
    });
    await expect(open({ file: 'missing.js' })).rejects.toMatchObject({ code: 'no-such-file' });
    await expect(open({ file: 'common.cjs' })).rejects.toMatchObject({ code: 'no-such-export' });
  });

  it('can be left in the middle of a series and used again', async () => {
    const target = await open({ file: 'es.mjs', exportName: 'target' });
    const inputs = Array.from({ length: 1000 }, () => ({ kind: 'text' as const, text: 'abc' }));
    for await (const { outcome } of target.run(inputs)) {
      expect(outcome.kind).toBe('returned');
      break;
    }
    expect((await target.runOne({ kind: 'text', text: 'abcd' })).outcome).toEqual({ kind: 'returned', result: '8' });
    await target.close();
  });

  it('gives runs in the order of the inputs', async () => {
    const texts = Array.from({ length: 700 }, (_, i) => 'x'.repeat(3 + (i % 50)));
    const runs = await runTexts({ file: 'es.mjs', exportName: 'target' }, texts);
    expect(results(runs)).toEqual(texts.map((text) => String(2 * text.length)));
  });
});

function open(options: Partial<TargetOptions> & { readonly file: string }): Promise<Target> {
  return openTarget({
    build: 'coverage',
    cacheFolder: null,
    printResults: true,
    timeLimitMs: 5000,
    ...options,
    file: `${folder}${options.file}`,
  });
}

async function run(
  options: Partial<TargetOptions> & { readonly file: string },
  inputs: readonly RunInput[],
): Promise<Run[]> {
  const target = await open(options);
  const runs: Run[] = [];
  for await (const each of target.run(inputs)) runs.push(each);
  await target.close();
  return runs;
}

function runTexts(
  options: Partial<TargetOptions> & { readonly file: string },
  texts: readonly string[],
): Promise<Run[]> {
  return run(
    options,
    texts.map((text) => ({ kind: 'text', text })),
  );
}

function results(runs: readonly Run[]): (string | undefined)[] {
  return runs.map(({ outcome }) => (outcome.kind === 'returned' ? outcome.result : undefined));
}

function stackOf(run: Run | undefined): string {
  return run !== undefined && 'failure' in run.outcome ? run.outcome.failure.stack : '';
}
