import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
/**
 * Disables parallel garbage collection: its threads take more time from the other processes than they save here,
 * because runs leave few objects alive.
 */
export const oneCollector = '--single-threaded-gc';
/**
 * Node flags that restrict a subject; which ones exist depends on the version. The subject may read files in `folders`.
 */
export function nodeFlags(allow, folders, heapLimitMb) {
    const known = process.allowedNodeEnvironmentFlags;
    const flags = [
        known.has('--permission') ? '--permission' : '--experimental-permission',
        ...readFlags(allow, folders),
        // The module hooks of Node 20 need a thread. The sandbox disables `Worker` after they are installed.
        '--allow-worker',
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=SecurityWarning',
        oneCollector,
        `--max-old-space-size=${heapLimitMb}`,
    ];
    if (allow.includes('fs-write'))
        flags.push('--allow-fs-write=*');
    if (allow.includes('child'))
        flags.push('--allow-child-process');
    if (allow.includes('addon'))
        flags.push('--allow-addons');
    if (allow.includes('net') && known.has('--allow-net'))
        flags.push('--allow-net');
    return flags;
}
function readFlags(allow, folders) {
    if (allow.includes('fs-read'))
        return ['--allow-fs-read=*'];
    // A subject that may write files may read them again from the temporary folder, where most of them are.
    const readable = allow.includes('fs-write') ? [...folders, realpathSync(tmpdir())] : folders;
    // If one folder contains another, Node fails or refuses the outer one.
    const outermost = readable.filter((folder) => !readable.some((other) => folder.startsWith(other + sep)));
    return [...new Set(outermost)].map((folder) => `--allow-fs-read=${join(folder, '*')}`);
}
