import { parseSync } from 'oxc-parser';
import type { SourceFile } from './import-breaches.ts';

/** Returns the files that declare each exported name. What a file exports of another file is declared there. */
export function exportedNames(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const declared = new Map<string, string[]>();
  for (const { path, text } of files) {
    for (const { entries } of parseSync(path, text, { lang: 'ts' }).module.staticExports) {
      for (const { exportName, moduleRequest } of entries) {
        if (moduleRequest !== null || exportName.name === null) continue;
        const known = declared.get(exportName.name) ?? [];
        if (!known.includes(path)) declared.set(exportName.name, [...known, path]);
      }
    }
  }
  return declared;
}
