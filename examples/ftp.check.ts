import { maxPathLength } from './ftp.ts';

/** A path and the end of its text fit into the buffer. */
export function fits(_line: string, resolved: string): boolean {
  return resolved.length < maxPathLength;
}
