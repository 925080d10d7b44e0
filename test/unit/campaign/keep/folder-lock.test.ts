import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { FolderLock } from '../../../../src/campaign/keep/folder-lock.ts';

let folder = '';
const lockFile = (): string => path.join(folder, 'campaign.lock');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coppice-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function lockedBy(holder: object | string): void {
  writeFileSync(lockFile(), typeof holder === 'string' ? holder : `${JSON.stringify(holder)}\n`);
}

it('keeps a second campaign out of a folder until the first one is done', () => {
  const lock = FolderLock.acquire(folder);
  expect(() => FolderLock.acquire(folder)).toThrow(expect.objectContaining({ code: 'campaign-in-use' }));
  lock.release();
  expect(existsSync(lockFile())).toBe(false);
  FolderLock.acquire(folder).release();
});

it('respects a process of another machine, which cannot be looked at', () => {
  lockedBy({ pid: 1, host: `${hostname()}-other`, started: '' });
  expect(() => FolderLock.acquire(folder)).toThrow(/process 1 on/u);
});

it('takes over from a process that has ended, or whose number another one has now', () => {
  for (const holder of [
    { pid: 2 ** 30, host: hostname(), started: '' },
    { pid: process.pid, host: hostname(), started: 'long ago' },
  ]) {
    lockedBy(holder);
    const lock = FolderLock.acquire(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  }
});

it('takes over what is no lock at all', () => {
  for (const text of ['', 'garbage', '5', '{"pid":"x"}']) {
    lockedBy(text);
    FolderLock.acquire(folder).release();
  }
});

it('does not remove the lock of whoever took over', () => {
  const lock = FolderLock.acquire(folder);
  lockedBy({ pid: process.pid, host: hostname(), started: 'another' });
  lock.release();
  expect(existsSync(lockFile())).toBe(true);
});
