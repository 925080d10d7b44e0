import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';
import { packageEntry } from '../../execution/loading/package-entry.ts';
import type { ModuleStyle } from './import-clause.ts';

const installed = /.*\/node_modules\/(?<name>(?:@[^/]+\/)?[^/@.][^/]*)\//su;

/**
 * Returns the name of the installed package that a test imports to load a file; undefined if the file is not the entry of
 * a package that the test finds.
 */
export function packageSpecifier(file: string, testFile: string, modules: ModuleStyle): string | undefined {
  const name = installed.exec(resolve(file).replaceAll('\\', '/'))?.groups?.['name'];
  if (name === undefined) return undefined;
  const entry = modules === 'esm' ? importedEntry(name, testFile) : requiredEntry(name, testFile);
  return entry !== undefined && realpathSync(entry) === realpathSync(file) ? name : undefined;
}

function importedEntry(name: string, testFile: string): string | undefined {
  try {
    return packageEntry(name, dirname(resolve(testFile)));
  } catch (error) {
    if (error instanceof CoppiceError) return undefined;
    throw error;
  }
}

function requiredEntry(name: string, testFile: string): string | undefined {
  try {
    return createRequire(resolve(testFile)).resolve(name);
  } catch {
    // The package has no entry for `require`.
    return undefined;
  }
}
