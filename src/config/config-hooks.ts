import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { stripTypes } from '../instrument/typescript/type-stripping.ts';

interface Resolved {
  readonly url: string;
  readonly shortCircuit?: boolean;
}

interface Loaded {
  readonly format: string;
  readonly source?: string;
  readonly shortCircuit?: boolean;
}

/** The entry points of this package. */
const entries: ReadonlyMap<string, string> = new Map([
  ['coppice', '../index.js'],
  ['coppice/grammar', '../grammar.js'],
]);

/**
 * Module hooks for configuration files: `coppice` resolves to this package, installed or not, and types are stripped.
 */
export async function resolve(
  specifier: string,
  context: unknown,
  next: (specifier: string, context: unknown) => Promise<Resolved>,
): Promise<Resolved> {
  const entry = entries.get(specifier);
  if (entry === undefined) return next(specifier, context);
  return { url: new URL(entry, import.meta.url).href, shortCircuit: true };
}

export async function load(
  url: string,
  context: unknown,
  next: (url: string, context: unknown) => Promise<Loaded>,
): Promise<Loaded> {
  if (!url.startsWith('file:') || !/\.[cm]?ts$/u.test(new URL(url).pathname)) return next(url, context);
  const file = fileURLToPath(url);
  return { format: 'module', source: stripTypes(file, readFileSync(file, 'utf8')).text, shortCircuit: true };
}
