import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const pageBytes = 4096;

/** Megabytes of memory that a process holds, buffers outside the heap included; 0 if nobody knows. */
export function residentMemoryMb(pid: number): number {
  try {
    if (process.platform === 'linux') {
      const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
      return (pages * pageBytes) / 2 ** 20;
    }
    if (process.platform === 'win32') return 0;
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'latin1' })) / 1024;
  } catch {
    return 0;
  }
}
