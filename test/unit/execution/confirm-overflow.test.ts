import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { confirmOverflow } from '../../../src/execution/outcome/confirm-overflow.ts';
import type { TargetOptions } from '../../../src/execution/open-target.ts';
import type { Run } from '../../../src/execution/target.ts';

const file = fileURLToPath(new URL('../../cases/subjects/overflows.cjs', import.meta.url));
const options: TargetOptions = { file, exportName: 'target', build: 'coverage', cacheFolder: null };

const overflown = (text: string): Run => ({
  input: { kind: 'text', text },
  outcome: {
    kind: 'failed',
    failure: {
      kind: 'stack-overflow',
      errorClass: 'RangeError',
      message: 'Maximum call stack size exceeded',
      stack: '',
    },
  },
  coverage: [],
  trace: undefined,
  eventsDropped: 0,
  symbolic: [],
});

it('keeps an overflow that happens natively too', async () => {
  const run = await confirmOverflow(overflown('bad'), options);
  expect(run.outcome).toMatchObject({ kind: 'failed', failure: { kind: 'stack-overflow' } });
});

it('takes back an overflow that only rewritten code has', async () => {
  const run = await confirmOverflow(overflown('good'), options);
  expect(run.outcome.kind).toBe('returned');
});

it('leaves other runs as they are', async () => {
  const run: Run = { ...overflown('bad'), outcome: { kind: 'returned', result: undefined } };
  expect(await confirmOverflow(run, options)).toBe(run);
});
