import { closeSync, existsSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';
import { nearestName } from '../../core/nearest-name.ts';

/** What Node or the type stripper can make a module of; bin scripts have no ending. */
const endings = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', ''];
const written = 'a target is written FILE#EXPORT';

/** The file of a module as it is loaded. Throws a `CoppiceError` if there is none, or if it can be no module. */
export function moduleFile(path: string): string {
  const file = resolve(path);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new CoppiceError('no-such-file', `there is no file ${path}`, { hint: nearHint(file) });
  if (found.isDirectory()) {
    const index = readdirSync(file).find((name) => /^index\.[cm]?[jt]sx?$/u.test(name));
    const hint = index === undefined ? written : `did you mean ${join(path, index)}?`;
    throw new CoppiceError('not-a-file', `${path} is a folder`, { hint });
  }
  if (!found.isFile()) throw new CoppiceError('not-a-file', `${path} is no plain file`, { hint: written });
  if (!endings.includes(extname(file)) || /\.d\.[cm]?ts$/u.test(file)) {
    throw new CoppiceError('not-a-module', `${path} is neither JavaScript nor TypeScript`, {
      hint: file.endsWith('.ts')
        ? 'it holds only types: name the file that holds the code'
        : `files end in ${endings.slice(0, -1).join(', ')}`,
    });
  }
  if (startOf(file, path).includes(0)) {
    throw new CoppiceError('not-a-module', `${path} holds no text`, { hint: 'it is a binary file: name the source' });
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
    throw new CoppiceError('unreadable-file', `${path} cannot be read (${why})`, { hint: 'who may read it?', cause });
  }
}

function nearHint(file: string): string {
  const folder = dirname(file);
  if (!existsSync(folder)) return written;
  const near = nearestName(basename(file), readdirSync(folder));
  return near === undefined ? written : `did you mean ${near}? (${written})`;
}
