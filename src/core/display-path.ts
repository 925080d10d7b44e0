import path from 'node:path';

/** As reports name files: relative to the working directory, with forward slashes. */
export function displayPath(file: string): string {
  return path.relative('', file).split(path.sep).join('/');
}
