import { closeSync, existsSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';
import { nearestName } from '../../core/text/nearest-name.ts';

/** File endings that Node or the type stripper can load; executable scripts have none. */
const endings = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', ''];
const written = 'a target is written FILE#EXPORT, or PACKAGE#EXPORT if a package is installed';

/**
 * Resolves a path to the real path of a module. Throws a `CoppiceError` if there is no such file, or if it cannot be a
 * module.
 */
export function moduleFile(path: string): string {
  const file = resolve(path);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new CoppiceError('no-such-file', `there is no file ${path}`, { hint: nearHint(file) });
  if (found.isDirectory()) {
    const index = readdirSync(file).find((name) => /^index\.[cm]?[jt]sx?$/u.test(name));
    const hint = index === undefined ? written : `did you mean ${join(path, index)}?`;
    throw new CoppiceError('not-a-file', `${path} is a folder`, { hint });
  }
  if (!found.isFile()) throw new CoppiceError('not-a-file', `${path} is not a regular file`, { hint: written });
  if (!endings.includes(extname(file)) || /\.d\.[cm]?ts$/u.test(file)) {
    throw new CoppiceError('not-a-module', `${path} is neither JavaScript nor TypeScript`, {
      hint: file.endsWith('.ts')
        ? 'it contains only types: name the file with the code'
        : `files end in ${endings.slice(0, -1).join(', ')}`,
    });
  }
  if (startOf(file, path).includes(0)) {
    throw new CoppiceError('not-a-module', `${path} is not a text file`, {
      hint: 'it is a binary file: name its source',
    });
  }
  return realpathSync(file);
}

function startOf(file: string, path: string): Buffer {
  const bytes = Buffer.alloc(4096);
  try {
    const descriptor = openSync(file, 'r');
    try {
      return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, 0));
    } finally {
      closeSync(descriptor);
    }
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
    throw new CoppiceError('unreadable-file', `${path} cannot be read (${why})`, {
      hint: 'check the permissions of the file',
      cause,
    });
  }
}

function nearHint(file: string): string {
  const folder = dirname(file);
  if (!existsSync(folder)) return written;
  const near = nearestName(basename(file), readdirSync(folder));
  return near === undefined ? written : `did you mean ${near}? (${written})`;
}
