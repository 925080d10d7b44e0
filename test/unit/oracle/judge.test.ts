import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTarget } from '../../../src/execution/open-target.ts';
import type { Target } from '../../../src/execution/target.ts';
import type { FindingKind } from '../../../src/oracle/finding-kinds.ts';
import { judgeRun, type Failing } from '../../../src/oracle/judge.ts';

const file = fileURLToPath(new URL('../../cases/subjects/fails-in-many-ways.cjs', import.meta.url));

describe('judging runs', () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget({ file, exportName: 'target', build: 'coverage', cacheFolder: null });
  });
  afterAll(() => target.close());

  async function judge(text: string, allowed: readonly FindingKind[] = []): Promise<Failing | undefined> {
    return judgeRun(await target.runOne({ kind: 'text', text }), { targetFile: file, allowed });
  }

  it('finds nothing where the target returned or said that the input is invalid', async () => {
    expect(await judge('returns')).toBeUndefined();
    expect(await judge('rejects')).toBeUndefined();
  });

  it('names the place in the original file, without a path of this machine in the signature', async () => {
    const failing = await judge('1');
    expect(failing).toMatchObject({
      kind: 'exception',
      errorClass: 'TypeError',
      site: 'test/cases/subjects/fails-in-many-ways.cjs:1:89',
      signature: 'exception | TypeError | fails-in-many-ways.cjs:1:89',
    });
  });

  it('gives one signature to what was reached along several ways', async () => {
    expect((await judge('2(('))?.signature).toBe((await judge('1'))?.signature);
  });

  it('gives one signature to a stack that ran over, wherever it did', async () => {
    const failing = await judge('deep');
    expect(failing?.signature).toBe('stack-overflow | RangeError | exports.target fails-in-many-ways.cjs');
  });

  it('lets through what is allowed', async () => {
    expect(await judge('deep', ['stack-overflow'])).toBeUndefined();
  });
});
