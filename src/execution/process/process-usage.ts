import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessUsage {
  /** Undefined where the system does not tell. */
  readonly cpuMs: number | undefined;
  /** Buffers outside the heap included; 0 where the system does not tell. */
  readonly memoryMb: number;
}

const unknownUsage: ProcessUsage = { cpuMs: undefined, memoryMb: 0 };
const pageBytes = 4096;
const msPerTick = 10;

/** What a process has used so far. */
export function processUsage(pid: number): ProcessUsage {
  try {
    if (process.platform === 'linux') return linuxUsage(pid);
    if (process.platform === 'win32') return unknownUsage;
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'latin1' });
    return { cpuMs: undefined, memoryMb: Number(kilobytes) / 1024 };
  } catch {
    return unknownUsage;
  }
}

/** After the name, which is in brackets and may hold anything, fields 14, 15 and 24 are user time, system time and memory. */
function linuxUsage(pid: number): ProcessUsage {
  const status = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { cpuMs: ticks * msPerTick, memoryMb: (Number(fields[21]) * pageBytes) / 2 ** 20 };
}
