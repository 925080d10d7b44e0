import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';
import { packageEntry } from './package-entry.ts';

/** The folder above `node_modules`, and the name of the package. */
const installed = /^(?<above>.*)[/\\]node_modules[/\\](?<name>(?:@[^/\\]+[/\\])?[^/\\@.][^/\\]*)[/\\]/su;

/**
 * Returns the file that declares the types of a JavaScript file: the one beside it, or that of the package of which it is
 * the entry. Undefined if there is none.
 */
export function declarationFile(file: string): string | undefined {
  if (!/\.[cm]?jsx?$/u.test(file)) return undefined;
  const beside = file.replace(/\.(?<kind>[cm]?)jsx?$/u, '.d.$<kind>ts');
  return existsSync(beside) ? beside : ofPackage(realpathSync(file));
}

function ofPackage(file: string): string | undefined {
  const { above, name } = installed.exec(file)?.groups ?? {};
  if (above === undefined || name === undefined || !isEntry(file, name, above)) return undefined;
  const folder = join(above, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const own = manifest.types ?? manifest.typings ?? typesIn(manifest.exports);
  const declared = join(above, 'node_modules/@types', name.replace('@', '').replaceAll(/[/\\]/gu, '__'), 'index.d.ts');
  const candidates = [...(own === undefined ? [] : [join(folder, own), `${join(folder, own)}.d.ts`]), declared];
  return candidates.find((candidate) => /\.d\.[cm]?ts$/u.test(candidate) && existsSync(candidate));
}

interface Manifest {
  readonly types?: string;
  readonly typings?: string;
  readonly exports?: unknown;
}

function isEntry(file: string, name: string, above: string): boolean {
  try {
    const entry = packageEntry(name, above);
    return entry !== undefined && realpathSync(entry) === file;
  } catch (error) {
    if (error instanceof CoppiceError) return false;
    throw error;
  }
}

/** The first condition `types` among the exports of the package itself. */
function typesIn(exports: unknown): string | undefined {
  if (typeof exports !== 'object' || exports === null) return undefined;
  const entries = exports as Readonly<Record<string, unknown>>;
  const { types } = entries;
  if (typeof types === 'string') return types;
  const inner = Object.hasOwn(entries, '.') ? [entries['.']] : Object.values(entries);
  return inner.map(typesIn).find((found) => found !== undefined);
}
