import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { printExpression } from '../../../src/constraint/print-expression.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { invariantNames, type InvariantName } from '../../../src/execution/invariant-names.ts';
import { openTarget } from '../../../src/execution/open-target.ts';
import type { BuildName } from '../../../src/execution/process/protocol.ts';
import type { Run } from '../../../src/execution/target.ts';
import { judgeRun } from '../../../src/oracle/judge.ts';

const file = fileURLToPath(new URL('../../cases/subjects/invariants.cjs', import.meta.url));
const text = (content: string): RunInput => ({ kind: 'text', text: content });

async function run(
  exportName: string,
  inputs: readonly RunInput[],
  invariants: readonly InvariantName[],
  build: BuildName = 'native',
): Promise<readonly Run[]> {
  const target = await openTarget({ file, exportName, build, cacheFolder: null, invariants });
  const runs: Run[] = [];
  for await (const one of target.run(inputs)) runs.push(one);
  await target.close();
  return runs;
}

describe('invariants', () => {
  it.each([
    ['deterministic', 'counts', text('x'), /^deterministic: expected 'x0' from a second call, observed 'x1'$/u],
    ['no-nan', 'ratio', text('n'), /^no-nan: expected no NaN, observed \[ \{ share: NaN \} \]$/u],
    [
      'argument-unchanged',
      'sorts',
      { kind: 'args', args: [[2, 1]] },
      /\[ \[ 2, 1 \] \] to stay, observed \[ \[ 1, 2 \] \]/u,
    ],
    ['json-serializable', 'keeps', text('f'), /to survive JSON, observed \{ at: '1970/u],
    ['idempotent', 'trims', text('abab '), /^idempotent: expected 'bab ' again from its own result, observed 'bab'$/u],
    ['idempotent', 'later', text('aaa'), /^idempotent: expected 'aa' again from its own result, observed 'a'$/u],
  ] as const)('%s is violated by %s', async (name, exportName, input, message) => {
    const [first] = await run(exportName, [input], [name]);
    expect(judgeRun(first!, { targetFile: file })?.message).toMatch(message);
  });

  it('hold for results that keep them', async () => {
    const [fine] = await run(
      'isFine',
      [text('x')],
      ['deterministic', 'argument-unchanged', 'no-nan', 'json-serializable'],
    );
    expect(fine?.outcome.kind).toBe('returned');
    expect(invariantNames).toContain('no-nan');
  });

  it('of JSON hold for -0, whose sign no JSON text keeps', async () => {
    const [zero, maps] = await run('zeros', [text('-0'), text('m')], ['json-serializable']);
    expect(zero?.outcome.kind).toBe('returned');
    expect(judgeRun(maps!, { targetFile: file })?.message).toMatch(/to survive JSON/u);
  });

  it('are findings of kind property, one for each invariant', async () => {
    const [first] = await run('counts', [text('x')], ['deterministic']);
    expect(judgeRun(first!, { targetFile: file })).toMatchObject({
      kind: 'property',
      signature: 'property | deterministic',
    });
  });

  it('that compare results are part of the recorded path, so that inputs which break them can be solved for', async () => {
    const [recorded] = await run('trims', [text('xy')], ['idempotent'], 'concolic');
    const { decisions } = decodeTrace(recorded!.trace!, new ExpressionPool()).path;
    const printed = decisions.map(({ expr, taken }) => `${printExpression(expr)} ${String(taken)}`);
    expect(printed).toContain('in.startsWith("ab") false');
    expect(printed.some((condition) => condition.includes('in.trim().startsWith("ab")'))).toBe(true);
    expect(printed.some((condition) => condition.includes('in.trim().trim()'))).toBe(true);
  });
});
