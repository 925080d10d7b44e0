import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import type { Domain } from '../../../src/constraint/domains/domain.ts';
import { evaluate } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { decodeInput, encodeInput } from '../../../src/execution/input/encoded-input.ts';
import { openTarget, type TargetOptions } from '../../../src/execution/open-target.ts';
import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { runWithValues, valuesOfRun } from '../../../src/execution/input/run-values.ts';
import type { Run } from '../../../src/execution/target.ts';

const caseFile = (name: string): string => fileURLToPath(new URL(`../../cases/modules/${name}`, import.meta.url));
const text: RunInput = { kind: 'text', text: 'x' };

async function runAll(
  inputs: readonly RunInput[],
  exportName: string,
  options: Partial<TargetOptions> = {},
): Promise<Run[]> {
  const target = await openTarget({
    file: caseFile('asks.mjs'),
    exportName,
    build: 'concolic',
    cacheFolder: null,
    printResults: true,
    timeLimitMs: 5000,
    ...options,
  });
  const runs: Run[] = [];
  for await (const run of target.run(inputs)) runs.push(run);
  await target.close();
  return runs;
}

/** The decisions, after each was evaluated under the run's own values. */
function decisionsOf({ input, symbolic, trace }: Run): string[] {
  if (trace === undefined) throw new Error('nothing was recorded');
  const { path } = decodeTrace(trace, new ExpressionPool());
  const assignment = Assignment.from(valuesOfRun(input, symbolic));
  return path.decisions.map(({ kind, expr, taken }) => {
    expect(evaluate(expr, assignment), expr.toString()).toBe(taken);
    return `${kind} ${expr.toString()} ${taken}`;
  });
}

describe('symbolic', () => {
  it('gives defaults, tells what was asked for, and gives the next run what it was told', async () => {
    const [first] = (await runAll([text], 'target')) as [Run];
    expect(first.outcome).toEqual({ kind: 'returned', result: "'closed'" });
    expect(first.symbolic.map(({ key, first: number, value }) => [key, number, value])).toEqual([
      ['asks.mjs:4#0', 1, 0],
      ['asks.mjs:7#0', 2, { kind: '', data: new Uint8Array(2) }],
    ]);
    expect(decisionsOf(first)).toHaveLength(3);

    const values = new Map(valuesOfRun(first.input, first.symbolic)).set(2, 'hello').set(3, Uint8Array.of(0, 7));
    const [second] = (await runAll([runWithValues(first.input, first.symbolic, values)], 'target')) as [Run];
    expect(second.outcome).toEqual({ kind: 'returned', result: "'greeted'" });
    expect(decisionsOf(second)).toHaveLength(4);

    const [third] = (await runAll([runWithValues(text, first.symbolic, new Map([[1, 8080]]))], 'target')) as [Run];
    expect(third.outcome).toEqual({ kind: 'returned', result: "'open x'" });
    expect(third.symbolic.map(({ value }) => value)).toEqual([8080]);
  });

  it('asks by the same keys and gives the same values on every build', async () => {
    const values = new Map<number, string | number>([[1, 8080]]);
    const [recorded] = (await runAll([text], 'target')) as [Run];
    for (const build of ['native', 'coverage'] as const) {
      const given = runWithValues(text, recorded.symbolic, values);
      const [plain, answered] = (await runAll([text, given], 'target', { build })) as [Run, Run];
      expect(plain.symbolic).toEqual(recorded.symbolic);
      expect(answered.outcome).toEqual({ kind: 'returned', result: "'open x'" });
    }
  });

  it('takes each call at one place for an input of its own', async () => {
    const none: RunInput = { kind: 'args', args: [] };
    const [first] = (await runAll([none], 'several')) as [Run];
    expect(first.symbolic.map(({ key }) => key)).toEqual(['asks.mjs:23#0', 'asks.mjs:23#1', 'asks.mjs:23#2']);
    const values = new Map(first.symbolic.map(({ first: number }, index) => [number, 10 ** index]));
    const [second] = (await runAll([runWithValues(none, first.symbolic, values)], 'several')) as [Run];
    expect(second.outcome).toEqual({ kind: 'returned', result: '111' });
  });

  it('is there for CommonJS', async () => {
    const options = { file: caseFile('asks.cjs') };
    const [first] = (await runAll([{ kind: 'args', args: [] }], 'target', options)) as [Run];
    expect(decisionsOf(first)).toEqual(['branch in === "ok" false']);
    const next = runWithValues(first.input, first.symbolic, new Map([[0, 'ok']]));
    const [second] = (await runAll([next], 'target', options)) as [Run];
    expect(second.outcome).toEqual({ kind: 'returned', result: "'yes'" });
  });

  it('gives a Buffer where the domain wants one, as it does in arguments', async () => {
    const domains: readonly Domain[] = [
      { kind: 'object', fields: { data: { kind: 'bytes', maxLength: 2, as: 'buffer' } } },
    ];
    const args = [{ data: Uint8Array.of(1, 2) }];
    const [run] = (await runAll([{ kind: 'args', args, domains }], 'buffers', { build: 'native' })) as [Run];
    expect(run.outcome).toEqual({ kind: 'returned', result: '[ true, true ]' });
  });

  it('refuses what is no domain, with a word on what was meant', async () => {
    const [run] = (await runAll([{ kind: 'args', args: [] }], 'malformed')) as [Run];
    expect(run.outcome).toMatchObject({ kind: 'failed', failure: { errorClass: 'TypeError' } });
    expect('failure' in run.outcome && run.outcome.failure.message).toContain('did you mean int32?');
  });

  it('keeps its values when an input is written down', async () => {
    const [first] = (await runAll([text], 'target')) as [Run];
    const input: RunInput = { ...text, symbolic: first.symbolic };
    expect(decodeInput(encodeInput(input))).toEqual(input);
  });
});

describe('assume', () => {
  it('ends a run that is of no interest, and records what would have been', async () => {
    const [first] = (await runAll([text], 'target')) as [Run];
    const next = runWithValues(text, first.symbolic, new Map([[1, -5]]));
    const [run] = (await runAll([next], 'target')) as [Run];
    expect(run.outcome).toEqual({ kind: 'assumption' });
    expect(decisionsOf(run)).toEqual(['assume in1 >= 0 false']);
  });

  it('counts even where the subject swallows the error', async () => {
    const [kept, broken] = (await runAll(
      [3, 30].map((limit) => ({ kind: 'args', args: [limit] })),
      'swallows',
    )) as [Run, Run];
    expect(kept.outcome).toEqual({ kind: 'returned', result: "'kept'" });
    expect(broken.outcome).toEqual({ kind: 'assumption' });
  });
});
