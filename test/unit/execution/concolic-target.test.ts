import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import type { Domain } from '../../../src/constraint/domains/domain.ts';
import { evaluate } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { openTarget } from '../../../src/execution/open-target.ts';
import type { RunInput } from '../../../src/execution/input/run-input.ts';
import type { BranchSite } from '../../../src/instrument/sites/sites.ts';

const file = fileURLToPath(new URL('../../cases/modules/decides.mjs', import.meta.url));

/** The decisions of a run as `line:kind direction`, after each was evaluated under the run's own input. */
async function decisionsOf(
  exportName: string,
  input: RunInput,
  values: Map<number, string | number | Uint8Array>,
  module = file,
): Promise<string[]> {
  const target = await openTarget({
    file: module,
    exportName,
    build: 'concolic',
    cacheFolder: null,
    timeLimitMs: 5000,
  });
  const { trace } = await target.runOne(input);
  await target.close();
  if (trace === undefined) throw new Error('nothing was recorded');
  const { path } = decodeTrace(trace, new ExpressionPool());
  const assignment = Assignment.from(values);
  return path.decisions.map((decision) => {
    if (decision.kind === 'key') throw new Error('no keys here');
    expect(evaluate(decision.expr, assignment)).toBe(decision.taken);
    const located = target.siteOf(decision.site);
    const kind = located !== undefined && 'kind' in located.site ? (located.site as BranchSite).kind : 'other';
    return `${located?.site.line}:${kind} ${decision.taken}`;
  });
}

describe('a target on the concolic build', () => {
  it.runIf(process.features.require_module)(
    'rewrites an ES module that is required, and what that imports',
    async () => {
      const module = fileURLToPath(new URL('../../cases/modules/requires-module.cjs', import.meta.url));
      const input: RunInput = { kind: 'args', args: ['ab'] };
      expect(await decisionsOf('decide', input, new Map([[0, 'ab']]), module)).toEqual(['4:if true']);
    },
  );

  it('records what code decides that is made at run time', async () => {
    const module = fileURLToPath(new URL('../../cases/modules/evaluates.cjs', import.meta.url));
    const input: RunInput = { kind: 'args', args: ['ab'] };
    expect(await decisionsOf('decide', input, new Map([[0, 'ab']]), module)).toEqual([
      '1:other true',
      '3:other true',
      '5:if true',
    ]);
  });

  it('records decisions on texts and numbers, each at the branch it decides', async () => {
    const input: RunInput = { kind: 'args', args: ['x', 4] };
    expect(
      await decisionsOf(
        'target',
        input,
        new Map<number, string | number>([
          [0, 'x'],
          [1, 4],
        ]),
      ),
    ).toEqual(['2:if false', '3:conditional true', '5:case true']);
  });

  it('follows loops', async () => {
    const input: RunInput = { kind: 'args', args: ['zz', 3] };
    const decisions = await decisionsOf(
      'target',
      input,
      new Map<number, string | number>([
        [0, 'zz'],
        [1, 3],
      ]),
    );
    expect(decisions.slice(-3)).toEqual(['8:loop true', '8:loop true', '8:loop false']);
  });

  it('takes bytes one by one', async () => {
    const bytes = Uint8Array.from([0x7f, 2]);
    // Each read of an element is preceded by the decision that the element exists.
    expect(await decisionsOf('bytes', { kind: 'bytes', bytes }, new Map([[0, bytes]]))).toEqual([
      '13:other true',
      '13:and true',
      '13:other true',
    ]);
  });

  it('follows a CommonJS module through its own exports', async () => {
    const module = fileURLToPath(new URL('../../cases/modules/calls-own-exports.cjs', import.meta.url));
    const values = new Map([[0, 'x']]);
    expect(await decisionsOf('target', { kind: 'text', text: 'x' }, values, module)).toEqual(['2:conditional true']);
  });

  it('takes nothing that an earlier run left behind for its own, even if the values are equal', async () => {
    const module = fileURLToPath(new URL('../../cases/modules/remembers.cjs', import.meta.url));
    const target = await openTarget({ file: module, build: 'concolic', cacheFolder: null, timeLimitMs: 5000 });
    const decisions: number[] = [];
    const inputs = [7, 7, 7, 7].map((number) => ({ kind: 'args' as const, args: [number] }));
    for await (const { trace } of target.run(inputs)) {
      if (trace === undefined) throw new Error('nothing was recorded');
      decisions.push(decodeTrace(trace, new ExpressionPool()).path.decisions.length);
    }
    await target.close();
    expect(decisions).toEqual([0, 0, 0, 0]);
  });

  it('makes parts of arrays and objects symbolic, numbered as their domains say', async () => {
    const domains: readonly Domain[] = [
      { kind: 'array', element: { kind: 'int32' }, maxLength: 3 },
      {
        kind: 'object',
        fields: {
          name: { kind: 'string', maxLength: 5 },
          mode: { kind: 'oneOf', options: ['a', 'b'].map((value) => ({ kind: 'const', value })) },
        },
      },
    ];
    const input: RunInput = { kind: 'args', args: [[5, 7], { name: 'x', mode: 'b' }], domains };
    const values = new Map<number, string | number>([
      [0, 2],
      [1, 5],
      [2, 7],
      [4, 'x'],
      [5, 1],
    ]);
    expect(await decisionsOf('parts', input, values)).toEqual([
      '17:if true',
      '18:other true',
      '18:if true',
      '19:if true',
      '20:if true',
    ]);
  });

  it('counts the events that a run has beyond its limit', async () => {
    const target = await openTarget({
      file,
      exportName: 'target',
      build: 'concolic',
      cacheFolder: null,
      eventLimit: 2,
    });
    const run = await target.runOne({ kind: 'args', args: ['x', 4] });
    await target.close();
    expect(run.trace?.eventCount).toBe(2);
    expect(run.eventsDropped).toBe(1);
    expect(run.exhausted).toBe('events');
    expect(run.outcome.kind).toBe('returned');
  });
});
