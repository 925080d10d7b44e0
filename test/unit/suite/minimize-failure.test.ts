import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { openTarget, type TargetOptions } from '../../../src/execution/open-target.ts';
import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { judgeRun, type Failing } from '../../../src/oracle/judge.ts';
import { minimizeFailure } from '../../../src/suite/minimize-failure.ts';

const file = fileURLToPath(new URL('../../cases/subjects/names-its-input.cjs', import.meta.url));
const options: TargetOptions = { file, exportName: 'target', build: 'native', failures: ['TypeError'] };
const rules = { targetFile: file, allowed: [] };

async function failureOf(input: RunInput): Promise<Failing> {
  const target = await openTarget(options);
  const failing = judgeRun(await target.runOne(input), rules);
  await target.close();
  if (failing === undefined) throw new Error('the subject does not fail');
  return failing;
}

describe('minimizing a failure', () => {
  it('says how the smallest input fails, not how the first one did', async () => {
    const input: RunInput = { kind: 'text', text: 'abc!def' };
    const failing = await failureOf(input);
    expect(failing.message).toBe('no name: abc!def');
    const smallest = await minimizeFailure(input, failing, options, rules);
    expect(smallest.input).toEqual({ kind: 'text', text: '!' });
    expect(smallest.failing.message).toBe('no name: !');
  });
});
