import { existsSync, statSync } from 'node:fs';

/** Imports in TypeScript name the file that a compiler would write: `./a.js`, or no extension at all. */
const written: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.js$/u, ['.ts', '.tsx']],
  [/\.mjs$/u, ['.mts']],
  [/\.cjs$/u, ['.cts']],
  [/\.jsx$/u, ['.tsx']],
  [/$/u, ['.ts', '.tsx', '.mts', '.cts', '/index.ts', '/index.tsx', '.js', '/index.js']],
];

/** The source that an import of a missing file must mean; undefined if there is none. */
export function typeScriptSource(path: string): string | undefined {
  for (const [extension, sources] of written) {
    if (!extension.test(path)) continue;
    for (const source of sources) {
      const candidate = path.replace(extension, source);
      if (existsSync(candidate) && statSync(candidate).isFile()) return candidate;
    }
  }
  return undefined;
}

export function isTypeScript(path: string): boolean {
  return /\.(?:[mc]?ts|tsx)$/u.test(path);
}
