import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { openTarget } from '../../../src/execution/open-target.ts';
import type { BuildName } from '../../../src/execution/process/protocol.ts';

const file = fileURLToPath(new URL('../../cases/subjects/leaves-things.cjs', import.meta.url));
const { names } = createRequire(import.meta.url)(file) as { readonly names: readonly string[] };

/** Their timers are nearly due when the call ends. */
const failing = ['timer', 'interval', 'immediate', 'chain'];

describe('what a run leaves behind', () => {
  for (const build of ['native', 'concolic'] as const) {
    it(`does not reach into later runs, and errors of its timers are its own (${build})`, async () => {
      const [untouched, ...ends] = await endsOf(build, ['look', ...names.flatMap((name) => [name, 'wait'])]);
      const expected = names.flatMap((name) => [
        failing.includes(name) ? `Cannot read properties of null (reading '${name}')` : 'undefined',
        untouched,
      ]);
      expect(ends).toEqual(expected);
    });
  }

  it('is watched by functions that look as they do without', async () => {
    const native = [setTimeout.name, setTimeout.length, true].join();
    expect(await endsOf('native', ['timers'])).toEqual([JSON.stringify(native)]);
  });
});

async function endsOf(build: BuildName, texts: readonly string[]): Promise<readonly (string | undefined)[]> {
  const target = await openTarget({
    file,
    exportName: 'target',
    build,
    writeResults: true,
    cacheFolder: null,
    timeLimitMs: 5000,
  });
  const ends: (string | undefined)[] = [];
  for await (const { outcome } of target.run(texts.map((text) => ({ kind: 'text', text })))) {
    ends.push(
      'failure' in outcome ? outcome.failure.message : 'source' in outcome ? outcome.source?.text : outcome.kind,
    );
  }
  await target.close();
  return ends;
}
