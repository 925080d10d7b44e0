import { readFileSync } from 'node:fs';
const msPerTick = 10;
/** Returns the CPU time in milliseconds of a process, its children, and those of them that have ended; Linux only. */
export function cpuOfTree(pid) {
    let stat;
    try {
        stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    }
    catch {
        // The process has ended since it was listed; its parent includes its time.
        return 0;
    }
    // Fields 14 to 17, after the name, are user and system time of the process and of the children that it has waited
    // for.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * msPerTick;
    return childrenOf(pid).reduce((sum, child) => sum + cpuOfTree(child), own);
}
function childrenOf(pid) {
    try {
        const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1');
        return listed.split(' ').filter(Boolean).map(Number);
    }
    catch {
        return [];
    }
}
