import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { binary, projectFolder, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();

/** Far more than required: a campaign that exceeds its time or ignores a signal takes minutes or forever. */
const patience = { timeout: 120_000 };

function subject(name: string, source: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return `${file}#target`;
}

function newFolder(): string {
  return mkdtempSync(path.join(folder, 'out-'));
}

interface Started {
  readonly child: ChildProcess;
  readonly out: string;
  /** Returns what the process has written, after it has ended. */
  readonly ended: () => Promise<Ended>;
}

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunDocument {
  readonly complete: boolean;
  readonly findings: readonly unknown[];
}

interface Timed extends Pick<Ended, 'status' | 'stderr'> {
  readonly seconds: number;
  /** The result of a campaign that was started. */
  readonly document: RunDocument | undefined;
}

function start(target: string, ...args: readonly string[]): Started {
  const out = newFolder();
  const child = spawn(process.execPath, [binary, 'run', target, '--inputs', 'string', '--out', out, ...args], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stdout = collected(child.stdout);
  const stderr = collected(child.stderr);
  const closed = once(child, 'close') as Promise<[number | null]>;
  return { child, out, ended: async () => ({ status: (await closed)[0], stdout: stdout(), stderr: stderr() }) };
}

function collected(stream: Readable): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}

/** Waits until the campaign has recorded an input. */
async function isAtWork(out: string): Promise<void> {
  for (;;) {
    const [name] = readdirSync(out);
    const journal = name === undefined ? '' : path.join(out, name, 'campaign.jsonl');
    if (existsSync(journal) && readFileSync(journal, 'utf8').includes('"kept"')) return;
    await pause(50);
  }
}

/** Timeout of each run for runs that never end, so that there is time for several. */
const short = ['--time-limit', '300'];

const endless = 'export function target(text) { if (text.length > 0) for (;;); return 0; }';
const plain = `export function target(text) {
  let sum = 0;
  for (const unit of text) sum = (sum * 31 + unit.charCodeAt(0)) | 0;
  return sum === 1234567 ? 'found' : sum;
}`;

describe('a signal', () => {
  it('SIGINT prints the document so far and exits with code 130', patience, async () => {
    const { child, out, ended } = start(subject('plain.mjs', plain), '--time', '10m', '--workers', '1', '--json');
    await isAtWork(out);
    child.kill('SIGINT');
    const { status, stdout } = await ended();
    expect(status).toBe(130);
    expect(JSON.parse(stdout)).toMatchObject({ stoppedBy: 'interrupted', complete: false });
  });

  it('SIGTERM prints the summary and exits with code 143, also while the subject hangs', patience, async () => {
    const { child, out, ended } = start(subject('endless.mjs', endless), '--time', '10m', '--workers', '2', ...short);
    await isAtWork(out);
    child.kill('SIGTERM');
    const { status, stdout } = await ended();
    expect(status).toBe(143);
    expect(stdout).toContain('interrupted');
  });

  it.skipIf(process.platform !== 'linux')('while the target loads still prints a document', patience, async () => {
    const target = subject('loads.mjs', 'for (;;);\nexport function target() {}');
    const { child, ended } = start(target, '--time', '10m', '--json');
    while (descendantsOf(child.pid!).length === 0) await pause(50);
    child.kill('SIGINT');
    const { status, stdout } = await ended();
    expect({ status, length: stdout.length > 0 }).toEqual({ status: 130, length: true });
    expect(JSON.parse(stdout)).toMatchObject({ stoppedBy: 'interrupted', runs: 0, complete: false });
  });

  it('that is repeated ends the process immediately', patience, async () => {
    const { child, out, ended } = start(subject('twice.mjs', endless), '--time', '10m', '--workers', '1', ...short);
    await isAtWork(out);
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect([130, 143]).toContain((await ended()).status);
  });
});

/** Returns the document of a campaign that ends by itself, and its total duration. */
async function timed(target: string, ...args: readonly string[]): Promise<Timed> {
  const began = performance.now();
  const { status, stdout, stderr } = await start(target, '--workers', '1', '--json', ...args).ended();
  const seconds = (performance.now() - began) / 1000;
  return { status, stderr, seconds, document: stdout === '' ? undefined : (JSON.parse(stdout) as RunDocument) };
}

// On an idle machine, each campaign ends at most two seconds and a tenth of its time after its time. A campaign that is
// not ended on time continues for minutes or forever.
const overtime = 30;

describe.concurrent('--time, while the target loads,', () => {
  it.each([
    ['a loop', 'for (;;);'],
    ['a promise that is never settled', 'await new Promise(() => setInterval(() => {}, 1000));'],
  ])('ends %s, and reports that it has not finished loading', patience, async (name, line) => {
    const target = subject(`loads-${name.replaceAll(' ', '-')}.mjs`, `${line}\nexport function target() {}`);
    const { status, stderr, seconds } = await timed(target, '--time', '3s');
    expect(status).toBe(2);
    expect(stderr).toMatch(/load-timeout: .* did not finish loading within the campaign's time, 3 s/u);
    expect(seconds).toBeGreaterThan(2);
    expect(seconds).toBeLessThan(3 + overtime);
  });
});

describe.concurrent('--time', () => {
  it.each([
    ['a loop in every run', 'export function target() { for (;;); }'],
    ['a promise that waits', 'export function target() { return new Promise(() => setInterval(() => {}, 99)); }'],
    ['promises without end', 'export async function target() { for (;;) await null; }'],
  ])('is respected with %s', patience, async (name, source) => {
    const { seconds, document } = await timed(
      subject(`${name.replaceAll(' ', '-')}.mjs`, source),
      '--time',
      '8s',
      ...short,
    );
    expect(document).toMatchObject({ complete: false });
    expect(seconds).toBeLessThan(8 + overtime);
  });
});

it('--time is respected with a seed of 140 kB', patience, async () => {
  const seeds = path.join(folder, 'long-seed');
  mkdirSync(seeds);
  writeFileSync(path.join(seeds, 'long.txt'), 'abc def '.repeat(17_920));
  const source = "export function target(s) { return s.includes('needle') ? 1 : s[2] === 'x' ? 2 : 3; }";
  const target = subject('takes-long-texts.mjs', source);
  const { seconds, document } = await timed(target, '--seeds', seeds, '--runs', '60', '--workers', '1', '--time', '8s');
  expect(document?.findings).toEqual([]);
  expect(seconds).toBeLessThan(8 + overtime);
});

describe.concurrent('--time that is nearly exhausted', () => {
  it('does not prevent finding a loop in a branch', patience, async () => {
    const target = subject('branch.mjs', "export function target(text) { if (text[0] === 'x') for (;;); return 0; }");
    const { seconds, document } = await timed(target, '--time', '20s');
    expect(document?.findings).toEqual([
      expect.objectContaining({ kind: 'hang', input: expect.stringMatching(/^x/u) }),
    ]);
    expect(document?.complete).toBe(false);
    expect(seconds).toBeLessThan(20 + overtime);
  });

  it('is reported as the reason why a finding was not minimized', patience, async () => {
    const slow = `export function target(text) {
      const end = performance.now() + 200;
      while (performance.now() < end);
      if (text.length > 40) null.x;
    }`;
    const seeds = path.join(folder, 'seeds');
    mkdirSync(seeds);
    writeFileSync(path.join(seeds, 'long.txt'), 'abcdefgh'.repeat(40));
    const { seconds, document } = await timed(subject('slow.mjs', slow), '--seeds', seeds, '--time', '12s');
    // Minimizing it completely takes hundreds of runs.
    const cutShort = { what: expect.stringMatching(/^(confirming|minimizing)$/u), by: 'time' };
    expect(document?.findings).toEqual([expect.objectContaining({ kind: 'exception', cutShort })]);
    expect(seconds).toBeLessThan(12 + overtime);
  });
});

describe.skipIf(process.platform !== 'linux')('no process outlives a campaign', () => {
  it.each(['1', '2'])('whose coordinator is killed while a subject loops, %s workers', patience, async (workers) => {
    const target = subject(`loops-${workers}.mjs`, endless);
    const { child, out, ended } = start(target, '--time', '10m', '--workers', workers);
    await isAtWork(out);
    await pause(500);
    const processes = descendantsOf(child.pid!);
    expect(processes.length).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await ended();
    for (let waits = 0; waits < 100 && processes.some(isAlive); waits++) await pause(100);
    expect(processes.filter(isAlive)).toEqual([]);
  });
});

function descendantsOf(pid: number): readonly number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return children.flatMap((child) => [child, ...descendantsOf(child)]);
  } catch {
    return [];
  }
}

/** Zombies have ended; only their process ids remain. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/su.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}
