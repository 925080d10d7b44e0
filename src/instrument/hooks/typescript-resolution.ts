import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const { statSync } = fs;

/** Imports in TypeScript name the file that a compiler would write: `./a.js`, or no extension at all. */
const written: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.js$/u, ['.ts', '.tsx', '.jsx']],
  [/\.mjs$/u, ['.mts']],
  [/\.cjs$/u, ['.cts']],
  [/\.jsx$/u, ['.tsx']],
  [/$/u, ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json']],
  [/\/?$/u, ['/index.ts', '/index.tsx', '/index.mts', '/index.cts', '/index.js', '/index.jsx']],
];

/** The source that an import of a missing file must mean; undefined if there is none. */
export function typeScriptSource(path: string): string | undefined {
  for (const [extension, sources] of written) {
    if (!extension.test(path)) continue;
    for (const source of sources) {
      const candidate = path.replace(extension, () => source);
      if (isFile(candidate)) return candidate;
    }
  }
  return undefined;
}

/** The file at a path, or the source that the path stands for. */
export function existingSource(path: string): string | undefined {
  return isFile(path) ? path : typeScriptSource(path);
}

/** Files that have no meaning to Node before something was made of them. */
export function isTypeScript(path: string): boolean {
  return /\.(?:[mc]?ts|[tj]sx)$/u.test(path);
}

/** The file that Node looked for in vain, where it says so. */
export function missingFile(error: unknown): string | undefined {
  const { code, message, url } = error as {
    readonly code?: unknown;
    readonly message?: unknown;
    readonly url?: unknown;
  };
  if (typeof url === 'string' && url.startsWith('file:')) return fileURLToPath(url);
  const isMissing =
    code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND' || code === 'ERR_UNSUPPORTED_DIR_IMPORT';
  if (!isMissing || typeof message !== 'string') return undefined;
  const name = /^(?:Cannot find module|Directory import) '(?<name>(?:[A-Za-z]:)?[/\\][^\n]*?)'/u.exec(message)
    ?.groups?.['name'];
  return name;
}

/** What may not be read is not there. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}
