import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { openTarget } from '../../../src/execution/open-target.ts';

const file = fileURLToPath(new URL('../../cases/subjects/real-errors.cjs', import.meta.url));
const kinds = createRequire(import.meta.url)(file) as Readonly<Record<'faults' | 'rejections', object>>;
const named = (kind: 'faults' | 'rejections'): string[] => Object.keys(kinds[kind]).map((name) => `${kind}: ${name}`);

describe('errors as they come', () => {
  for (const build of ['native', 'coverage', 'concolic'] as const) {
    it(`are faults if the engine or Node raised them, else rejections (${build})`, async () => {
      const target = await openTarget({ file, exportName: 'target', build, cacheFolder: null, timeLimitMs: 5000 });
      const wrong: string[] = [];
      try {
        const texts = [...named('faults'), ...named('rejections')];
        expect(texts.length).toBeGreaterThan(80);
        for await (const { input, outcome } of target.run(texts.map((text) => ({ kind: 'text', text })))) {
          const text = input.kind === 'text' ? input.text : '';
          const expected = text.startsWith('faults') ? 'failed' : 'rejected';
          if (outcome.kind !== expected) wrong.push(`${text} ${outcome.kind}`);
        }
      } finally {
        await target.close();
      }
      expect(wrong).toEqual([]);
    });
  }
});
