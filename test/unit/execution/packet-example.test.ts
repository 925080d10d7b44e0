import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { openTarget } from '../../../src/execution/open-target.ts';
import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { runWithValues, valuesOfRun } from '../../../src/execution/input/run-values.ts';
import { buildChain } from '../../../src/solver/chain/build-chain.ts';

const example = (name: string): string => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));

it('every answer to a packet is found by solving for what a model of recv gives', async () => {
  const target = await openTarget({
    file: example('packet.ts'),
    exportName: 'answer',
    build: 'concolic',
    cacheFolder: null,
    printResults: true,
    timeLimitMs: 5000,
    models: { [`${example('packet-socket.ts')}#recv`]: `${example('packet-models.ts')}#recv` },
  });
  const pool = new ExpressionPool();
  const solver = buildChain(pool);
  const answers = new Set<string>();
  const waiting: { input: RunInput; bound: number }[] = [{ input: { kind: 'args', args: [] }, bound: 0 }];
  for (let runs = 0; runs < 40 && waiting.length > 0; runs++) {
    const { input, bound } = waiting.shift()!;
    const run = await target.runOne(input);
    if (run.outcome.kind === 'returned') answers.add(run.outcome.result ?? '');
    if (run.trace === undefined) continue;
    const { path } = decodeTrace(run.trace, pool);
    const assignment = Assignment.from(valuesOfRun(run.input, run.symbolic));
    const open = solver.open(path, assignment);
    for (let index = bound; index < path.decisions.length; index++) {
      for (const alternative of path.alternatives(index, pool)) {
        const verdict = await open.flip(alternative);
        if (verdict.kind !== 'sat') continue;
        waiting.push({ input: runWithValues(run.input, run.symbolic, verdict.input.inputs), bound: index + 1 });
      }
    }
  }
  await solver.close();
  await target.close();
  expect([...answers].sort()).toEqual(["'accepted'", "'cut off'", "'damaged'", "'noise'"]);
});
