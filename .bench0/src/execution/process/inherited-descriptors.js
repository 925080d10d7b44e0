import { readdirSync, readFileSync } from 'node:fs';
/** `O_CLOEXEC`: the flag of descriptors that are closed when another program starts. */
const closeOnExec = 0o2000000;
/** Read once and kept for the life of the process: what it was started with does not change. */
let inherited;
/**
 * Descriptors that every child process inherits by accident: those that this process was started with itself. Node sets
 * close-on-exec on only some of them. Systems other than Linux pass none on.
 */
export function inheritedDescriptors() {
    inherited ??= process.platform === 'linux' ? findDescriptors() : [];
    return inherited;
}
function findDescriptors() {
    return readdirSync('/proc/self/fd')
        .map(Number)
        .filter((descriptor) => descriptor > 2 && !isClosedOnExec(descriptor));
}
function isClosedOnExec(descriptor) {
    try {
        const [, flags = ''] = /^flags:\s*([0-7]+)/mu.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'latin1')) ?? [];
        return (Number.parseInt(flags, 8) & closeOnExec) !== 0;
    }
    catch {
        // The descriptor was the one that `readdirSync` used.
        return true;
    }
}
