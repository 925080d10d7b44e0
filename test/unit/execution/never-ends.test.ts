import { describe, expect, it } from 'vitest';

import { openTarget } from '../../../src/execution/open-target.ts';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../cases/subjects/never-ends.mjs', import.meta.url));
const { names } = (await import(file)) as { readonly names: readonly string[] };

describe('a run that goes on for ever', () => {
  it('is ended and blamed, whatever keeps the event loop from its turn, and the others run', async () => {
    const target = await openTarget({
      file,
      exportName: 'target',
      build: 'coverage',
      timeLimitMs: 150,
      cacheFolder: null,
    });
    const texts = names.flatMap((name) => [name, 'good']);
    const ends: string[] = [];
    for await (const { input, outcome } of target.run(texts.map((text) => ({ kind: 'text', text })))) {
      ends.push(`${input.kind === 'text' ? input.text : ''}: ${outcome.kind}`);
    }
    await target.close();
    expect(ends).toEqual(names.flatMap((name) => [`${name}: hung`, 'good: returned']));
  });
});
