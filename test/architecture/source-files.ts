import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './import-breaches.ts';

const root = fileURLToPath(new URL('../../src/', import.meta.url));

/** All TypeScript files of `src`. */
export const sourceFiles: readonly SourceFile[] = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ path: path.relative(root, file).split(path.sep).join('/'), text: readFileSync(file, 'utf8') }));
