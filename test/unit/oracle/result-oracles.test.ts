import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { printExpression } from '../../../src/constraint/print-expression.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { openTarget, type TargetOptions } from '../../../src/execution/open-target.ts';
import type { BuildName } from '../../../src/execution/process/protocol.ts';
import { judgeRun, type Failing } from '../../../src/oracle/judge.ts';

const file = fileURLToPath(new URL('../../cases/subjects/pollutes.cjs', import.meta.url));

async function judged(
  exportName: string,
  texts: readonly string[],
  options: Partial<TargetOptions> = {},
): Promise<(Failing | undefined)[]> {
  const target = await openTarget({ file, exportName, build: 'native', cacheFolder: null, ...options });
  const failings: (Failing | undefined)[] = [];
  for await (const run of target.run(texts.map((text) => ({ kind: 'text', text })))) {
    failings.push(judgeRun(run, { targetFile: file }));
  }
  await target.close();
  return failings;
}

const property = (exportName: string, kind: 'check' | 'round-trip' = 'check') => ({
  properties: [{ kind, file, exportName }],
});

describe('pollution', () => {
  it.each(['native', 'coverage', 'concolic'] satisfies BuildName[])(
    'is noticed on shared prototypes, and gone with the next run (%s)',
    async (build) => {
      const texts = ['a.b=1', '__proto__.polluted=1', 'a.c=2', '__proto__.toString=x', 'a.d=3'];
      const [first, added, second, replaced, third] = await judged('assign', texts, { build });
      expect([first, second, third]).toEqual([undefined, undefined, undefined]);
      expect(added).toMatchObject({ kind: 'pollution', message: 'Object.prototype got a property "polluted"' });
      expect(replaced).toMatchObject({ kind: 'pollution', message: 'Object.prototype.toString was replaced' });
      expect(added?.signature).toBe('pollution | Object.prototype');
    },
  );

  it('is noticed where the prototype of a part of the result is made of the input', async () => {
    const [fine, replaced] = await judged('nest', ['a.b', '__proto__.admin']);
    expect(fine).toBeUndefined();
    expect(replaced).toMatchObject({ kind: 'pollution' });
    expect(replaced?.signature).toContain('the prototype of the result');
  });

  it('is not seen in classes, shared prototypes and built-in objects', async () => {
    expect(await judged('innocent', ['__proto__', 'x'])).toEqual([undefined, undefined]);
  });
});

describe('properties', () => {
  it('are part of the recorded path, so that inputs which break them can be solved for', async () => {
    const target = await openTarget({
      file: fileURLToPath(new URL('../../../examples/ftp.ts', import.meta.url)),
      exportName: 'resolveCommand',
      build: 'concolic',
      cacheFolder: null,
      properties: [
        {
          kind: 'check',
          file: fileURLToPath(new URL('../../../examples/ftp.check.ts', import.meta.url)),
          exportName: 'fits',
        },
      ],
    });
    const run = await target.runOne({ kind: 'text', text: 'CWD a\r\n' });
    await target.close();
    const { path } = decodeTrace(run.trace!, new ExpressionPool());
    const last = path.decisions.at(-1);
    expect(last).toMatchObject({ site: 0, taken: true });
    expect(printExpression(last!.expr)).toContain('< 1024');
  });

  it('are broken by returning false', async () => {
    const [even, odd] = await judged('echo', ['ab', 'abc'], property('isEven'));
    expect(even).toBeUndefined();
    expect(odd).toMatchObject({ kind: 'property', message: "isEven: false for the result 'abc'" });
  });

  it('are broken by throwing, with the place where they did', async () => {
    const [short, long] = await judged('echo', ['abc', 'abcd'], property('rejectsLong'));
    expect(short).toBeUndefined();
    expect(long).toMatchObject({
      kind: 'property',
      errorClass: 'Error',
      message: 'rejectsLong: too long',
      site: 'test/cases/subjects/pollutes.cjs:29:32',
    });
  });

  it('hold on results only', async () => {
    expect(await judged('assign', ['x'], property('isEven'))).toEqual([expect.objectContaining({ kind: 'property' })]);
    expect(await judged('nest', [''], property('missing')).catch((error: unknown) => error)).toMatchObject({
      code: 'no-such-property',
    });
  });

  it('may ask that what is printed reads the same', async () => {
    const [upper, lower] = await judged('echo', ['ABC', 'aBC'], property('print', 'round-trip'));
    expect(upper).toBeUndefined();
    expect(lower).toMatchObject({
      kind: 'property',
      message: "print: 'aBC' is printed as 'ABC', which reads as 'ABC'",
    });
  });

  it('that print results are part of the recorded path, so that inputs which do not survive can be solved for', async () => {
    const target = await openTarget({
      file,
      exportName: 'echo',
      build: 'concolic',
      cacheFolder: null,
      ...property('print', 'round-trip'),
    });
    const { trace } = await target.runOne({ kind: 'text', text: 'AB' });
    await target.close();
    const { decisions } = decodeTrace(trace!, new ExpressionPool()).path;
    const printed = decisions.map(({ expr, taken }) => `${printExpression(expr)} ${String(taken)}`);
    expect(printed.some((condition) => condition.includes('in.toUpperCase()') && condition.endsWith('true'))).toBe(
      true,
    );
  });

  it('take the sign of zero for nothing where results are printed', async () => {
    const signed = property('printNumber', 'round-trip');
    expect(await judged('toNumber', ['-0', '7'], signed)).toEqual([undefined, undefined]);
    expect((await judged('toNumber', ['1000'], signed))[0]).toMatchObject({ kind: 'property' });
  });

  it('leave the coverage of the subject alone', async () => {
    const properties = [
      { kind: 'check', file: fileURLToPath(new URL('../../cases/subjects/is-short.ts', import.meta.url)) },
    ] as const;
    const target = await openTarget({
      file,
      exportName: 'echo',
      build: 'coverage',
      cacheFolder: null,
      properties: properties.map((reference) => ({ ...reference, exportName: 'isShort' })),
    });
    const run = await target.runOne({ kind: 'text', text: 'long enough' });
    const files = target.siteTables.map((table) => table.file);
    await target.close();
    expect(judgeRun(run, { targetFile: file })).toMatchObject({ kind: 'property', errorClass: 'TypeError' });
    expect(files).toEqual(['test/cases/subjects/pollutes.cjs']);
  });
});
