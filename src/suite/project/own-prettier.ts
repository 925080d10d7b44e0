import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manifest, Settings } from './manifest.ts';

/** The part of Prettier that is used. */
export interface Prettier {
  resolveConfig(file: string, options: { editorconfig: boolean }): Promise<Settings | null>;
  format(text: string, options: Settings): Promise<string>;
}

/** Loads the Prettier that a project depends on; undefined if it has none, or an old one without promises. */
export async function projectPrettier(file: string, manifests: readonly Manifest[]): Promise<Prettier | undefined> {
  if (!manifests.some(({ dependencies }) => dependencies.has('prettier'))) return undefined;
  try {
    const entry = createRequire(resolve(dirname(file), 'here.js')).resolve('prettier');
    const loaded = (await import(pathToFileURL(entry).href)) as { readonly default?: Prettier & { version?: string } };
    return Number.parseInt(loaded.default?.version ?? '', 10) >= 3 ? loaded.default : undefined;
  } catch {
    return undefined;
  }
}
