import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

import { CommandThread } from './command-thread.ts';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
export const binary = path.join(projectFolder, 'bin/coppice.js');

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let thread: CommandThread | undefined;

/**
 * Runs the built command line in the project's folder, as a user would. Commands on grammars, of which there are many
 * and which are short, run in one thread; all others have a process each. No stack trace may be shown.
 */
export function coppice(args: readonly string[], input = ''): Outcome {
  const outcome = args[0] === 'grammar' ? (thread ??= new CommandThread()).run(args, input) : spawned(args, input);
  expect(outcome.stderr).not.toMatch(/^ {4}at /m);
  return outcome;
}

function spawned(args: readonly string[], input: string): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [binary, ...args], {
    cwd: projectFolder,
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 28,
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

/** Returns the document that a command prints with `--json`, which must be its only output. */
export function document(args: readonly string[], input = ''): Record<string, unknown> {
  const { stdout, stderr } = coppice([...args, '--json'], input);
  if (stdout === '') throw new Error(`no document: ${stderr}`);
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** Returns the words that `grammar generate` prints. */
export function words(args: readonly string[]): string[] {
  const { status, stdout, stderr } = coppice(['grammar', 'generate', ...args]);
  if (status !== 0) throw new Error(stderr);
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as string);
}

/** Creates a folder for one test file, which is removed afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'coppice-e2e-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
