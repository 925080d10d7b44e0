import { existsSync } from 'node:fs';

import { CoppiceError } from '../core/coppice-error.ts';

/** A function to run, as it is named on the command line: `FILE#EXPORT`. */
export interface TargetName {
  readonly file: string;
  /** Dotted path of the export; empty for the default export or the only exported function. */
  readonly exportName: string;
}

/**
 * Parses `FILE#EXPORT`. The export follows the last `#`, unless the whole text is an existing file or a path separator
 * follows the `#`.
 */
export function parseTargetName(text: string): TargetName {
  const hash = existsSync(text) ? -1 : text.lastIndexOf('#');
  const name = hash < 0 || /[/\\]/u.test(text.slice(hash)) ? { file: text, exportName: '' } : split(text, hash);
  if (name.file !== '') return name;
  throw new CoppiceError('no-such-file', `\`${text}\` does not name a file`, {
    hint: 'a target is written FILE#EXPORT',
  });
}

export function printTargetName({ file, exportName }: TargetName): string {
  return exportName === '' ? file : `${file}#${exportName}`;
}

function split(text: string, at: number): TargetName {
  return { file: text.slice(0, at), exportName: text.slice(at + 1) };
}
