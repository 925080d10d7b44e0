import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
const unknownUsage = { cpuMs: undefined, memoryMb: 0 };
const pageBytes = 4096;
const msPerTick = 10;
/** CPU time and memory that a process has used so far. */
export function processUsage(pid) {
    try {
        if (process.platform === 'linux')
            return linuxUsage(pid);
        if (process.platform === 'win32')
            return unknownUsage;
        const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'latin1' });
        return { cpuMs: undefined, memoryMb: Number(kilobytes) / 1024 };
    }
    catch {
        return unknownUsage;
    }
}
/**
 * Parses `/proc/PID/stat`. Fields are counted after the name, which is in parentheses and may contain anything; fields
 * 14, 15 and 24 are user time, system time and resident memory.
 */
function linuxUsage(pid) {
    const status = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { cpuMs: ticks * msPerTick, memoryMb: (Number(fields[21]) * pageBytes) / 2 ** 20 };
}
