import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { openTarget } from '../../../src/execution/open-target.ts';
import type { OutcomeKind } from '../../../src/execution/outcome/outcome.ts';

const file = fileURLToPath(new URL('../../cases/subjects/judges.cjs', import.meta.url));

const expected: Readonly<Record<string, OutcomeKind>> = {
  fine: 'returned',
  'own class': 'rejected',
  'own TypeError': 'rejected',
  'called, not constructed': 'rejected',
  plain: 'rejected',
  string: 'rejected',
  nothing: 'rejected',
  JSON: 'rejected',
  pattern: 'rejected',
  'evil error': 'rejected',
  'property of null': 'failed',
  'not a function': 'failed',
  length: 'failed',
  repeat: 'failed',
  'unknown name': 'failed',
  URI: 'failed',
  assertion: 'failed',
  'argument of Node': 'failed',
  'property named like an operator': 'failed',
  'property named new': 'failed',
  'method named like an error': 'failed',
  'error class of nothing': 'failed',
  'constructor of nothing': 'failed',
  'no constructor': 'failed',
  'says so itself': 'rejected',
  'says so itself of an error': 'rejected',
  'by a table': 'rejected',
  spread: 'rejected',
};

describe('judging errors', () => {
  for (const build of ['native', 'coverage', 'concolic'] as const) {
    it(`tells what the subject says about its input from faults of its own (${build})`, async () => {
      const target = await openTarget({ file, exportName: 'target', build, cacheFolder: null, timeLimitMs: 5000 });
      const judged: Record<string, OutcomeKind> = {};
      const texts = Object.keys(expected);
      for await (const { input, outcome } of target.run(texts.map((text) => ({ kind: 'text', text })))) {
        if (input.kind === 'text') judged[input.text] = outcome.kind;
      }
      await target.close();
      expect(judged).toEqual(expected);
    });
  }

  it('takes classes for rejections that it is told to', async () => {
    const target = await openTarget({
      file,
      exportName: 'target',
      build: 'native',
      cacheFolder: null,
      rejections: ['TypeError'],
    });
    const { outcome } = await target.runOne({ kind: 'text', text: 'property of null' });
    await target.close();
    expect(outcome).toMatchObject({ kind: 'rejected', failure: { errorClass: 'TypeError' } });
  });

  for (const stacks of [true, false]) {
    it(`reads the stacks of errors only if they are asked for (${stacks})`, async () => {
      const counting = fileURLToPath(new URL('../../cases/subjects/counts-stacks.mjs', import.meta.url));
      const target = await openTarget({
        file: counting,
        build: 'concolic',
        stacks,
        printResults: true,
        cacheFolder: null,
      });
      const thrown = await target.runOne({ kind: 'text', text: 'x' });
      const counted = await target.runOne({ kind: 'text', text: 'how many' });
      await target.close();
      expect(thrown.outcome).toMatchObject({ failure: { message: 'no', stack: stacks ? 'Error: no 1' : '' } });
      expect(counted.outcome).toMatchObject({ kind: 'returned', result: stacks ? '1' : '0' });
    });
  }
});
