import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { parseTargetName, type TargetName } from '../execution/target-name.ts';
import { packageEntry } from '../execution/loading/package-entry.ts';

const pathOnly = /^(?:\.{0,2}[/\\]|[A-Za-z]:[/\\])/u;

/**
 * Reads `FILE#EXPORT`, or `PACKAGE#EXPORT`: then the file is the one that an import of the installed package loads. Paths are
 * seen from `folder`.
 */
export function namedTarget(text: string, folder = ''): TargetName {
  const { file, exportName } = parseTargetName(text);
  const place = folder === '' ? file : resolve(folder, file);
  if (existsSync(place) || pathOnly.test(file)) return { file: place, exportName };
  return { file: packageEntry(file, folder === '' ? '.' : folder) ?? place, exportName };
}
