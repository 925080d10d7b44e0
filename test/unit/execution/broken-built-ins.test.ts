import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { afterEach, describe, expect, it } from 'vitest';

import { openTarget } from '../../../src/execution/open-target.ts';
import type { BuildName } from '../../../src/execution/process/protocol.ts';

const file = fileURLToPath(new URL('../../cases/subjects/breaks-built-ins.cjs', import.meta.url));
const { ways, waysThatBreakNode } = createRequire(import.meta.url)(file) as {
  readonly ways: readonly string[];
  readonly waysThatBreakNode: readonly string[];
};

/** Tells the subject what to break as it loads. */
const variable = 'COPPICE_TEST_WAY';

describe('a subject that breaks built-ins as it loads', () => {
  afterEach(() => {
    delete process.env[variable];
  });

  for (const build of ['native', 'coverage', 'concolic'] as const) {
    for (const way of ways) {
      it(`is run and judged as any other: ${way} (${build})`, async () => {
        process.env[variable] = way;
        expect(await endsOf(build)).toEqual(['returned good', 'failed TypeError', 'returned later', 'returned good']);
      });
    }
    for (const way of waysThatBreakNode) {
      it(`is refused at once if Node cannot go on: ${way} (${build})`, async () => {
        process.env[variable] = way;
        const error = await endsOf(build).catch((error: unknown) => error);
        expect(error).toMatchObject({ code: expect.stringMatching(/^load-(?:failed|ends-process)$/u) });
      });
    }
  }
});

async function endsOf(build: BuildName): Promise<readonly string[]> {
  const allow = [`env=${variable}`] as const;
  const target = await openTarget({
    file,
    exportName: 'target',
    build,
    allow,
    writeResults: true,
    cacheFolder: null,
    timeLimitMs: 5000,
  });
  const inputs = ['good', 'bad', 'later', 'good'].map((text) => ({ kind: 'text', text }) as const);
  const ends: string[] = [];
  for await (const { outcome } of target.run(inputs)) {
    const what =
      'failure' in outcome
        ? outcome.failure.errorClass || outcome.failure.message
        : 'source' in outcome
          ? outcome.source?.text
          : '';
    ends.push(`${outcome.kind} ${what?.replaceAll('"', '')}`);
  }
  await target.close();
  return ends;
}
