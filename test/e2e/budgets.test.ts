import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { binary, coppice, projectFolder, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();

/** Far more than it takes: what does not keep to its time or ignores a signal takes minutes or for ever. */
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
  /** Standard output, once it has ended. */
  readonly ended: () => Promise<{ readonly status: number | null; readonly stdout: string }>;
}

function start(target: string, ...args: readonly string[]): Started {
  const out = newFolder();
  const child = spawn(process.execPath, [binary, 'run', target, '--inputs', 'string', '--out', out, ...args], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = once(child, 'close') as Promise<[number | null]>;
  const ended = async () => ({ status: (await closed)[0], stdout: Buffer.concat(chunks).toString('utf8') });
  return { child, out, ended };
}

/** Until the campaign has written down an input. */
async function isAtWork(out: string): Promise<void> {
  for (;;) {
    const [name] = readdirSync(out);
    const journal = name === undefined ? '' : path.join(out, name, 'campaign.jsonl');
    if (existsSync(journal) && readFileSync(journal, 'utf8').includes('"kept"')) return;
    await pause(50);
  }
}

const endless = 'export function target(text) { if (text.length > 0) for (;;); return 0; }';
const plain = `export function target(text) {
  let sum = 0;
  for (const unit of text) sum = (sum * 31 + unit.charCodeAt(0)) | 0;
  return sum === 1234567 ? 'found' : sum;
}`;

describe('a signal', () => {
  it('SIGINT prints the document so far, exit code 130', patience, async () => {
    const { child, out, ended } = start(subject('plain.mjs', plain), '--time', '10m', '--workers', '1', '--json');
    await isAtWork(out);
    child.kill('SIGINT');
    const { status, stdout } = await ended();
    expect(status).toBe(130);
    expect(JSON.parse(stdout)).toMatchObject({ stoppedBy: 'interrupted', complete: false });
  });

  it('SIGTERM prints the summary, exit code 143, also while the subject hangs', patience, async () => {
    const { child, out, ended } = start(subject('endless.mjs', endless), '--time', '10m', '--workers', '2');
    await isAtWork(out);
    child.kill('SIGTERM');
    const { status, stdout } = await ended();
    expect(status).toBe(143);
    expect(stdout).toContain('interrupted');
  });

  it.skipIf(process.platform !== 'linux')('while the target loads still gives a document', patience, async () => {
    const target = subject('loads.mjs', 'for (;;);\nexport function target() {}');
    const { child, ended } = start(target, '--time', '10m', '--json');
    while (descendantsOf(child.pid as number).length === 0) await pause(50);
    child.kill('SIGINT');
    const { status, stdout } = await ended();
    expect({ status, length: stdout.length > 0 }).toEqual({ status: 130, length: true });
    expect(JSON.parse(stdout)).toMatchObject({ stoppedBy: 'interrupted', runs: 0, complete: false });
  });

  it('that comes a second time ends it at once', patience, async () => {
    const { child, out, ended } = start(subject('twice.mjs', endless), '--time', '10m', '--workers', '1');
    await isAtWork(out);
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect([130, 143]).toContain((await ended()).status);
  });
});

describe('--time', () => {
  it.each([
    ['a loop at import', 'for (;;);\nexport function target() {}', 'never'],
    [
      'an import that never settles',
      'await new Promise(() => setInterval(() => {}, 1000));\nexport function target() {}',
      'never',
    ],
    ['a loop in every run', 'export function target() { for (;;); }', 'loads'],
    ['a loop in a branch', endless, 'loads'],
    [
      'a promise that waits',
      'export function target(t) { return t === "" ? 0 : new Promise(() => setInterval(() => {}, 99)); }',
      'loads',
    ],
    ['promises without end', 'export async function target() { for (;;) await null; }', 'loads'],
  ])('is kept with %s', patience, (name, source, loads) => {
    const target = subject(`${name.replaceAll(' ', '-')}.mjs`, source);
    const began = performance.now();
    const ended = coppice([
      'run',
      target,
      '--inputs',
      'string',
      '--time',
      '4s',
      '--workers',
      '1',
      '--out',
      newFolder(),
    ]);
    // Six and a half seconds on a machine that has nothing else to do.
    expect(performance.now() - began).toBeLessThan(40_000);
    // On a machine that is too busy none of them loads in time.
    if (ended.status === 2) expect(ended.stderr).toContain('load-timeout');
    else expect(ended.stdout).toContain('complete  no');
    if (loads === 'never') expect(ended.status).toBe(2);
  });

  it('says of a finding that there was no time to make it smaller', patience, () => {
    const slow = `export function target(text) {
      const end = performance.now() + 200;
      while (performance.now() < end);
      if (text.length > 3) null.x;
    }`;
    const seeds = path.join(folder, 'seeds');
    mkdirSync(seeds);
    writeFileSync(path.join(seeds, 'long.txt'), 'abcdefgh'.repeat(40));
    const target = subject('slow.mjs', slow);
    const args = ['--inputs', 'string', '--seeds', seeds, '--time', '10s', '--workers', '1', '--out', newFolder()];
    const { stdout } = coppice(['run', target, ...args]);
    expect(stdout).toMatch(/not (minimized|confirmed): time was up|findings {2}none/);
  });
});

describe.skipIf(process.platform !== 'linux')('no process outlives a campaign', () => {
  it.each(['1', '2'])('whose coordinator is killed while a subject loops, %s workers', patience, async (workers) => {
    const target = subject(`loops-${workers}.mjs`, endless);
    const { child, out, ended } = start(target, '--time', '10m', '--workers', workers);
    await isAtWork(out);
    await pause(500);
    const processes = descendantsOf(child.pid as number);
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

/** Zombies are gone but for their number. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/su.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}
