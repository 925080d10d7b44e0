import { readFileSync } from 'node:fs';

const msPerTick = 10;

/** CPU time of a process, of its children, and of those of them that have ended, in milliseconds; on Linux only. */
export function cpuOfTree(pid: number): number {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    // Ended since it was listed: its parent counts it.
    return 0;
  }
  // After the name, fields 14 to 17 are user and system time, its own and that of the children it has waited for.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * msPerTick;
  return childrenOf(pid).reduce((sum, child) => sum + cpuOfTree(child), own);
}

function childrenOf(pid: number): readonly number[] {
  try {
    const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1');
    return listed.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
