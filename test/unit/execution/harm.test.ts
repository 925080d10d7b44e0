import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { openTarget } from '../../../src/execution/open-target.ts';
import type { Outcome } from '../../../src/execution/outcome/outcome.ts';

const folder = fileURLToPath(new URL('../../cases/subjects/', import.meta.url));
const { names } = createRequire(import.meta.url)(`${folder}harms-host.cjs`) as { readonly names: readonly string[] };

describe('what a subject may not do', () => {
  it('is refused and blamed on the run that tried, with the flag that permits it; the others go on', async () => {
    const before = filesOf(folder);
    const outcomes = await outcomesOf(
      'harms-host.cjs',
      names.flatMap((name) => [name, 'good']),
    );
    const failures = names.map((name, i) => [name, summaryOf(outcomes[2 * i])]);
    expect(failures.filter(([, summary]) => summary !== 'denied')).toEqual([]);
    expect(outcomes.filter((_, i) => i % 2 === 1).every(({ kind }) => kind === 'returned')).toBe(true);
    expect(filesOf(folder)).toEqual(before);
  });
});

function summaryOf(outcome: Outcome | undefined): string {
  if (outcome === undefined || !('failure' in outcome)) return outcome?.kind ?? 'nothing';
  const { kind, message } = outcome.failure;
  const isClear = /is not allowed to the subject; (?:--allow [a-z-]+ would permit it|nothing permits it)$/u.test(
    message,
  );
  return isClear ? kind : `${kind}: ${message}`;
}

async function outcomesOf(file: string, texts: readonly string[]): Promise<readonly Outcome[]> {
  const target = await openTarget({
    file: `${folder}${file}`,
    exportName: 'target',
    build: 'coverage',
    timeLimitMs: 2000,
    cacheFolder: null,
  });
  const outcomes: Outcome[] = [];
  for await (const { outcome } of target.run(texts.map((text) => ({ kind: 'text', text })))) outcomes.push(outcome);
  await target.close();
  return outcomes;
}

function filesOf(path: string): Record<string, string> {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const file = `${entry.parentPath}/${entry.name}`;
      const { mode, mtimeMs } = statSync(file);
      return [file, entry.isFile() ? `${mode} ${mtimeMs} ${readFileSync(file, 'utf8')}` : ''];
    }),
  );
}
