import { maxPathLength } from '../ftp.ts';
import type { Reply } from './server.ts';

/** Every path and the end of its text fit into the buffer. */
export function fit(_lines: string, replies: readonly Reply[]): boolean {
  return replies.every(({ path }) => path === undefined || path.length < maxPathLength);
}
