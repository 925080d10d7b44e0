import * as fc from 'fast-check';
import { compileFunction } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';

import { silentFaultNames } from '../../../src/instrument/checks/silent-faults.ts';
import { checks, takeSilentFault } from '../../../src/execution/subject/driven/silent-faults.ts';
import { defineChecks } from '../../../src/execution/subject/errors/silent-faults.ts';
import { insertChecks } from '../../../src/instrument/checks/insert-checks.ts';
import { coverageBuild, rewriteFile } from '../../../src/instrument/files/rewrite-file.ts';
import { parseProgram } from '../../../src/instrument/typescript/front-end.ts';
import { observe } from '../../instrumented.ts';
import { randomProgram } from '../../random-program.ts';
import { transparencyCaseFiles, transparencyCasesIn } from '../../transparency-cases.ts';

const options = { fileName: 'program.js', sourceType: 'commonjs' } as const;

beforeAll(() => defineChecks(checks));

function checked(source: string): string {
  return insertChecks(parseProgram(source, options), source, silentFaultNames).text;
}

/** The fault of a function body that is given these values as `a` and `b`. */
function faultOf(body: string, a: unknown, b?: unknown): string | undefined {
  takeSilentFault();
  const program = compileFunction(checked(body), ['a', 'b']) as (a: unknown, b: unknown) => unknown;
  expect(program(a, b)).toEqual((compileFunction(body, ['a', 'b']) as typeof program)(a, b));
  return takeSilentFault()?.name;
}

describe('checks for silent faults', () => {
  it.each([
    ['return a / b', 1, 0, 'division-by-zero'],
    ['return a % (b - 7)', 1, 7, 'division-by-zero'],
    ['a /= b; return a', 1, -0, 'division-by-zero'],
    ['return a / b', 1, 2, undefined],
    ['return a / b', 1, '0', undefined],
    ['return a * 2', 'x', 0, 'nan'],
    ['return (a.missing + 1) * 2 - b', {}, 0, 'nan'],
    ['a -= b; return a', 1, undefined, 'nan'],
    ['return a + b', 'x', undefined, undefined],
    ['return a < b', undefined, 1, undefined],
    ['return a * b', 2 ** 40, 2 ** 20, 'unsafe-integer'],
    ['return a + b', Number.MAX_SAFE_INTEGER, 1, 'unsafe-integer'],
    ['return a + b', Number.MAX_SAFE_INTEGER, 0, undefined],
    ['return a ** b', 10, 400, undefined],
    ['return a * b', 2n ** 60n, 2n ** 60n, undefined],
    ['return a | 0', 2 ** 32, 0, 'int32-wrap'],
    ['return ~a', -(2 ** 31) - 1, 0, 'int32-wrap'],
    ['a <<= b; return a', 1, 2 ** 33, 'int32-wrap'],
    ['return a >>> 0', 2 ** 32 - 1, 0, undefined],
    ['return a & b', 1n, 2n ** 40n, undefined],
    ['return a[b]', 'abc', 3, 'out-of-bounds'],
    ['return a[b]', [1], -1, 'out-of-bounds'],
    ['return a?.[b + 1]', [1, 2], 1, 'out-of-bounds'],
    ['return a[b]', new Uint8Array(2), 2, 'out-of-bounds'],
    ['return a[b]', [1], 0, undefined],
    ['return a[b]', { 5: 1 }, 5, undefined],
    ['a[b] = 1; delete a[b + 1]; [a[b + 2]] = [1]; for (a[b + 3] of [1]); return a.length', [], 0, undefined],
  ] as const)('%s with %o and %o: %4$s', (body, a, b, fault) => {
    expect(faultOf(body, a, b)).toBe(fault);
  });

  it('insert only what is asked for', () => {
    const source = 'f(a / b, a[b], a | b, a * b)';
    const inserted = insertChecks(parseProgram(source, options), source, ['division-by-zero']).text;
    expect(inserted).toBe('f(a / coppiceChecks.divisor(b), a[b], a | b, a * b)');
  });

  it('change nothing that random programs show', async () => {
    await fc.assert(
      fc.asyncProperty(randomProgram(), async (source) => {
        expect(await observe(checked(source), 'native')).toEqual(await observe(source, 'native'));
      }),
      { seed: 21, numRuns: 100 },
    );
  });

  // Except that the text of a function contains its checks, and an error of the engine may name one.
  it.each(transparencyCaseFiles)('change nothing that the programs of %s show', async (file) => {
    for (const [name, source] of transparencyCasesIn(file)) {
      if (/toString|Function|eval|String\(|is not iterable/u.test(source)) continue;
      expect(await observe(checked(source), 'native'), name).toEqual(await observe(source, 'native'));
    }
  });

  it('keep the sites and the positions of a file', () => {
    const text = 'export function f(a: number, b: number[]): number {\n  return a > 1 ? b[a]! / a : a % 3;\n}\n';
    const file = { file: 'program.ts', text, format: 'module' } as const;
    const plain = rewriteFile(file, coverageBuild());
    const { built, table, stripped } = rewriteFile(file, coverageBuild(), silentFaultNames);
    expect(table).toEqual(plain.table);
    expect(built.text).toContain('coppiceChecks.divisor(a)');
    const { generated, source, ends } = built.ranges;
    const copied = generated.map((at, i) => built.text.slice(at, at + ends[i]! - source[i]!));
    expect(copied).toEqual(source.map((from, i) => stripped.text.slice(from, ends[i])));
    expect(copied.join('')).toBe(stripped.text);
  });
});
