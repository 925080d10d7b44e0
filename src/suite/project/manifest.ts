import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { notLiteral, readJsonText } from '../literal-value.ts';

/** What a package.json says that matters for tests. */
export interface Manifest {
  readonly folder: string;
  readonly isModule: boolean;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: ReadonlySet<string>;
  /** All of the file. */
  readonly content: Settings;
}

export type Settings = Readonly<Record<string, unknown>>;

/** Returns the manifests of a folder and of all folders above it, the nearest first. */
export function manifestsAbove(start: string): Manifest[] {
  const found: Manifest[] = [];
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    const content = readSettingsFile(join(folder, 'package.json'));
    if (content !== undefined) found.push(manifestOf(folder, content));
    if (folder === dirname(folder)) return found;
  }
}

/** Reads a file of settings in JSON, possibly with comments; undefined if there is none, or it is malformed. */
export function readSettingsFile(file: string): Settings | undefined {
  if (!existsSync(file)) return undefined;
  const value = readJsonText(readFileSync(file, 'utf8'));
  return value === notLiteral || typeof value !== 'object' || value === null ? undefined : (value as Settings);
}

export function settingsIn(value: unknown): Settings {
  return typeof value === 'object' && value !== null ? (value as Settings) : {};
}

function manifestOf(folder: string, content: Settings): Manifest {
  const groups = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  return {
    folder,
    isModule: content['type'] === 'module',
    scripts: settingsIn(content['scripts']) as Readonly<Record<string, string>>,
    dependencies: new Set(groups.flatMap((group) => Object.keys(settingsIn(content[group])))),
    content,
  };
}
