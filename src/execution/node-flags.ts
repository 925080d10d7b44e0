import type { Permission } from './permission.ts';

/**
 * Threads that help to collect garbage take more from the other processes than they give to this one, whose runs leave
 * hardly anything alive.
 */
export const oneCollector = '--single-threaded-gc';

/** Flags of Node that keep a subject within its bounds; which exist depends on the version. */
export function nodeFlags(allow: readonly Permission[], heapLimitMb: number): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const flags = [
    known.has('--permission') ? '--permission' : '--experimental-permission',
    '--allow-fs-read=*',
    // The module hooks of Node 20 need a thread. What a Worker could do with it is taken away after they are in.
    '--allow-worker',
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    oneCollector,
    `--max-old-space-size=${heapLimitMb}`,
  ];
  if (allow.includes('fs-write')) flags.push('--allow-fs-write=*');
  if (allow.includes('child')) flags.push('--allow-child-process');
  if (allow.includes('addon')) flags.push('--allow-addons');
  if (allow.includes('net') && known.has('--allow-net')) flags.push('--allow-net');
  return flags;
}
