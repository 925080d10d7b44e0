import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';
import { displayPath } from '../../core/text/display-path.ts';

/** The process that works in a folder. Process ids are reused, so the start time identifies the process. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly started: string;
}

/** Keeps two campaigns from writing to one folder. The lock of a process that has ended is taken over. */
export class FolderLock {
  readonly #file: string;
  readonly #text: string;

  private constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
  }

  /** Throws a `CoppiceError` if another process works in the folder. */
  static acquire(folder: string): FolderLock {
    const file = path.join(folder, 'campaign.lock');
    const own: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
    const text = `${JSON.stringify(own)}\n`;
    // Retries after removing a stale lock; a third process may have been faster.
    for (let attempt = 0; attempt < 3; attempt++) {
      if (madeNew(file, text)) return new FolderLock(file, text);
      const written = read(file);
      const holder = holderOf(written);
      if (holder !== undefined && isAlive(holder)) throw inUse(folder, holder);
      takeAway(file, written);
    }
    throw inUse(folder, holderOf(read(file)));
  }

  release(): void {
    if (read(this.#file) === this.#text) rmSync(this.#file, { force: true });
  }
}

function inUse(folder: string, holder: Holder | undefined): CoppiceError {
  const by = holder === undefined ? 'another process' : `process ${holder.pid} on ${holder.host}`;
  return new CoppiceError('campaign-in-use', `${by} is using ${displayPath(folder)}`, {
    hint: `wait until it ends, or delete ${displayPath(path.join(folder, 'campaign.lock'))} if that process no longer exists`,
  });
}

function isAlive({ pid, host, started }: Holder): boolean {
  // Processes of other machines cannot be checked, so they count as alive.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === '' || now === '' || started === now;
}

/** Returns the start time in the units of the system; empty where the system does not provide it. */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  // The program name in parentheses may contain any character.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function madeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Renames the lock first and restores it if it turns out to be a new one. */
function takeAway(file: string, expected: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (read(aside) === expected) rmSync(aside, { force: true });
    else renameSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function holderOf(text: string): Holder | undefined {
  try {
    const { pid, host, started } = JSON.parse(text) as Record<keyof Holder, unknown>;
    const isHolder = Number.isSafeInteger(pid) && (pid as number) > 0 && typeof host === 'string';
    return isHolder ? { pid: pid as number, host, started: typeof started === 'string' ? started : '' } : undefined;
  } catch {
    return undefined;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
