import { existsSync } from 'node:fs';

import { parseTargetName, type TargetName } from '../execution/target-name.ts';
import { packageEntry } from './package-entry.ts';

const pathOnly = /^(?:\.{0,2}[/\\]|[A-Za-z]:[/\\])/u;

/** Reads `FILE#EXPORT`, or `PACKAGE#EXPORT`: then the file is the one that an import of the installed package loads. */
export function namedTarget(text: string): TargetName {
  const { file, exportName } = parseTargetName(text);
  if (existsSync(file) || pathOnly.test(file)) return { file, exportName };
  return { file: packageEntry(file, '.') ?? file, exportName };
}
