import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { openTarget } from '../../../src/execution/open-target.ts';
import type { Outcome } from '../../../src/execution/outcome/outcome.ts';

describe('stacks', () => {
  for (const build of ['native', 'coverage', 'concolic'] as const) {
    it(`are those of the places, where the subject has turned them off (${build})`, async () => {
      const [first, second, own] = await outcomesOf('without-stacks.cjs', build, ['first', 'second', 'own']);
      expect(first).toMatchObject({ kind: 'failed', failure: { stack: expect.stringContaining('.cjs:3:') as string } });
      expect(second).toMatchObject({
        kind: 'failed',
        failure: { stack: expect.stringContaining('.cjs:5:') as string },
      });
      expect(own).toMatchObject({ kind: 'rejected' });
    });
  }

  it('are made up for where the subject turns them off within a run, or empties them', async () => {
    const texts = ['first', 'second', 'own', 'caught', 'again', 'fine'];
    const [first, second, own, caught, again, fine] = await outcomesOf('empties-stacks.cjs', 'native', texts);
    expect([first, second, caught, again]).toMatchObject([3, 4, 7, 8].map(failureAt));
    expect(own).toMatchObject({ kind: 'rejected' });
    expect(fine).toMatchObject({ kind: 'returned' });
  });

  it('are read without the formatter of the subject', async () => {
    const [first, own] = await outcomesOf('formats-stacks.cjs', 'coverage', ['first', 'own']);
    expect(first).toMatchObject({ kind: 'failed', failure: { stack: expect.stringContaining('.cjs:6:') as string } });
    expect(own).toMatchObject({ kind: 'rejected' });
  });

  it('a subject may use domains', async () => {
    const [caught, bad, good] = await outcomesOf('uses-domain.cjs', 'coverage', ['caught', 'bad', 'good']);
    expect(caught).toMatchObject({ kind: 'returned' });
    expect(bad).toMatchObject({ kind: 'failed', failure: { kind: 'exception', errorClass: 'TypeError' } });
    expect(good).toMatchObject({ kind: 'returned' });
  });
});

function failureAt(line: number): object {
  return {
    kind: 'failed',
    failure: { errorClass: 'TypeError', stack: expect.stringContaining(`.cjs:${line}:`) as string },
  };
}

async function outcomesOf(
  name: string,
  build: 'native' | 'coverage' | 'concolic',
  texts: readonly string[],
): Promise<readonly Outcome[]> {
  const file = fileURLToPath(new URL(`../../cases/subjects/${name}`, import.meta.url));
  const target = await openTarget({ file, exportName: 'target', build, cacheFolder: null, timeLimitMs: 5000 });
  const outcomes: Outcome[] = [];
  for await (const { outcome } of target.run(texts.map((text) => ({ kind: 'text', text })))) outcomes.push(outcome);
  await target.close();
  return outcomes;
}
