import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { openTarget, type TargetOptions } from '../../../src/execution/open-target.ts';
import type { FailureKind, Outcome, OutcomeKind } from '../../../src/execution/outcome/outcome.ts';

const folder = fileURLToPath(new URL('../../cases/subjects/', import.meta.url));

interface BadSubject {
  readonly file: string;
  readonly input?: string;
  readonly ends: OutcomeKind;
  readonly kind: FailureKind;
  readonly message: RegExp;
  readonly options?: Partial<TargetOptions>;
}

const subjects: readonly BadSubject[] = [
  { file: 'infinite-loop.cjs', ends: 'hung', kind: 'hang', message: /did not finish within 300 ms/ },
  { file: 'slow-pattern.cjs', ends: 'hung', kind: 'hang', message: /did not finish within 300 ms/ },
  { file: 'promise-never-settles.cjs', ends: 'hung', kind: 'hang', message: /never settles/ },
  { file: 'promise-takes-too-long.cjs', ends: 'hung', kind: 'hang', message: /did not finish within 300 ms/ },
  {
    file: 'heap-bomb.cjs',
    ends: 'memory',
    kind: 'memory',
    message: /memory/,
    options: { timeLimitMs: 20_000, memoryLimitMb: 160 },
  },
  {
    file: 'buffer-bomb.cjs',
    ends: 'memory',
    kind: 'memory',
    message: /more than 200 MB/,
    options: { timeLimitMs: 20_000, memoryLimitMb: 200 },
  },
  { file: 'exits.cjs', ends: 'failed', kind: 'exit', message: /process\.exit\(3\)/ },
  { file: 'aborts.cjs', ends: 'failed', kind: 'exit', message: /process\.abort\(\)/ },
  { file: 'unhandled-rejection.cjs', ends: 'failed', kind: 'unhandled-rejection', message: /nobody listens/ },
  { file: 'late-exception.cjs', ends: 'failed', kind: 'exception', message: /from a timer/ },
  { file: 'patches-globals.cjs', ends: 'failed', kind: 'exception', message: /Cannot read properties of null/ },
  { file: 'deletes-files.cjs', ends: 'failed', kind: 'denied', message: /fs\.rmSync.*--allow fs-write/ },
  {
    file: 'deletes-files.cjs',
    input: 'quietly',
    ends: 'failed',
    kind: 'denied',
    message: /fs\.unlinkSync.*--allow fs-write/,
  },
  {
    file: 'deletes-files.cjs',
    input: 'write',
    ends: 'failed',
    kind: 'denied',
    message: /fs\.writeFileSync.*--allow fs-write/,
  },
  { file: 'deletes-files-later.mjs', ends: 'failed', kind: 'denied', message: /fs\.rm.*--allow fs-write/ },
  {
    file: 'deletes-files-later.mjs',
    input: 'write',
    ends: 'failed',
    kind: 'denied',
    message: /fs\.writeFile.*--allow fs-write/,
  },
  ...['connect', 'listen', 'udp', 'dns', 'http', 'fetch'].map((input) => ({
    file: 'opens-sockets.cjs',
    input,
    ends: 'failed' as const,
    kind: 'denied' as const,
    message: /--allow net/,
  })),
  { file: 'starts-worker.cjs', ends: 'failed', kind: 'denied', message: /Worker.*--allow worker/ },
  { file: 'registers-hooks.mjs', ends: 'failed', kind: 'denied', message: /register.*--allow worker/ },
  { file: 'starts-process.cjs', input: 'spawn', ends: 'failed', kind: 'denied', message: /--allow child/ },
  { file: 'starts-process.cjs', input: 'sync', ends: 'failed', kind: 'denied', message: /--allow child/ },
  { file: 'starts-process.cjs', input: 'kill', ends: 'failed', kind: 'denied', message: /--allow kill/ },
  { file: 'uses-binding.cjs', ends: 'failed', kind: 'denied', message: /process\.binding\(tty_wrap\)\.TTY/ },
  { file: 'overflows.cjs', ends: 'failed', kind: 'stack-overflow', message: /Maximum call stack/ },
];

describe('bad subjects', () => {
  for (const { file, input = 'bad', ends, kind, message, options } of subjects) {
    it(`${file} on "${input}" ends as ${ends} (${kind}), and the inputs around it run`, async () => {
      const before = filesOf(folder);
      const outcomes = await outcomesOf(file, ['good', 'fine', input, 'good', 'fine'], options);
      expect(outcomes.map((outcome) => outcome.kind)).toEqual(['returned', 'returned', ends, 'returned', 'returned']);
      expect(failureOf(outcomes[2])).toMatchObject({ kind, message: expect.stringMatching(message) as string });
      expect(filesOf(folder)).toEqual(before);
    });
  }

  it('a module that throws is no target, and it says where', async () => {
    await expect(outcomesOf('throws-at-import.mjs', ['a'])).rejects.toMatchObject({
      code: 'load-failed',
      message: expect.stringContaining('not today') as string,
      location: { line: 1, column: 7 },
    });
  });

  for (const file of ['never-settles.mjs', 'waits-forever-at-import.mjs']) {
    it(`${file} hangs at import, and is no target`, async () => {
      await expect(outcomesOf(file, ['a'], { loadTimeLimitMs: 500 })).rejects.toMatchObject({ code: 'load-hangs' });
    });
  }

  it('memory that runs leave behind is blamed on none of them', async () => {
    const inputs = Array.from({ length: 150 }, (_, i) => `input ${i}`);
    const outcomes = await outcomesOf('leaks.cjs', inputs, { memoryLimitMb: 256 });
    expect(outcomes.filter((outcome) => outcome.kind !== 'returned')).toEqual([]);
    expect(outcomes).toHaveLength(150);
  });

  it('says where a process was made to exit', async () => {
    const [outcome] = await outcomesOf('exits.cjs', ['bad']);
    expect(failureOf(outcome)?.stack).toContain('exits.cjs:2:31');
  });
});

async function outcomesOf(
  file: string,
  texts: readonly string[],
  options?: Partial<TargetOptions>,
): Promise<Outcome[]> {
  const target = await openTarget({
    file: `${folder}${file}`,
    exportName: 'target',
    build: 'coverage',
    timeLimitMs: 300,
    cacheFolder: null,
    ...options,
  });
  const outcomes: Outcome[] = [];
  for await (const { outcome } of target.run(texts.map((text) => ({ kind: 'text', text })))) outcomes.push(outcome);
  await target.close();
  return outcomes;
}

function failureOf(outcome: Outcome | undefined) {
  return outcome !== undefined && 'failure' in outcome ? outcome.failure : undefined;
}

function filesOf(path: string): Record<string, string> {
  const names = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    names.map(({ parentPath, name }) => [`${parentPath}/${name}`, readFileSync(`${parentPath}/${name}`, 'utf8')]),
  );
}
