import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of public grammars and programs, which are read where they are and never copied; undefined if not there. */
export function sharedData(): string | undefined {
  const beside = fileURLToPath(new URL('../../shared/data', import.meta.url));
  return [process.env['COPPICE_DATA'], beside].find((folder) => folder !== undefined && existsSync(path.join(folder)));
}
