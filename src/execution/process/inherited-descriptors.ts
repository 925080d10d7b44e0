import { readdirSync, readFileSync } from 'node:fs';

/** The flag of a descriptor that is closed when another program starts. */
const closeOnExec = 0o2000000;

let inherited: readonly number[] | undefined;

/**
 * Descriptors that every process we start gets, though nobody meant it to: those that we were started with ourselves.
 * Node marks only some of them to be closed. Systems other than Linux pass on none.
 */
export function inheritedDescriptors(): readonly number[] {
  inherited ??= process.platform === 'linux' ? findDescriptors() : [];
  return inherited;
}

function findDescriptors(): number[] {
  return readdirSync('/proc/self/fd')
    .map(Number)
    .filter((descriptor) => descriptor > 2 && !isClosedOnExec(descriptor));
}

function isClosedOnExec(descriptor: number): boolean {
  try {
    const [, flags = ''] = /^flags:\s*([0-7]+)/mu.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'latin1')) ?? [];
    return (Number.parseInt(flags, 8) & closeOnExec) !== 0;
  } catch {
    // It was that of reading the list.
    return true;
  }
}
