import { realpathSync } from 'node:fs';

/** Returns the path without symbolic links; that of a file that does not exist is left as it is. */
export function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
