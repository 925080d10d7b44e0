import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';

import type { Permission } from './permission.ts';

/**
 * Threads that help to collect garbage take more from the other processes than they give to this one, whose runs leave
 * hardly anything alive.
 */
export const oneCollector = '--single-threaded-gc';

/** Flags of Node that keep a subject within its bounds; which exist depends on the version. It may read in `folders`. */
export function nodeFlags(allow: readonly Permission[], folders: readonly string[], heapLimitMb: number): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const flags = [
    known.has('--permission') ? '--permission' : '--experimental-permission',
    ...readFlags(allow, folders),
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

function readFlags(allow: readonly Permission[], folders: readonly string[]): string[] {
  if (allow.includes('fs-read')) return ['--allow-fs-read=*'];
  // What a subject may write it may read again, where such files are mostly written.
  const readable = allow.includes('fs-write') ? [...folders, realpathSync(tmpdir())] : folders;
  // Where one folder lies in another, Node fails, or refuses the outer one.
  const outermost = readable.filter((folder) => !readable.some((other) => folder.startsWith(other + sep)));
  return [...new Set(outermost)].map((folder) => `--allow-fs-read=${join(folder, '*')}`);
}
