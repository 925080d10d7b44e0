import { extname } from 'node:path';

import type { Manifest } from './manifest.ts';

/** The format of a JavaScript file by its name and its package. */
export function moduleFormatOfName(file: string, manifests: readonly Manifest[]): 'module' | 'commonjs' {
  const extension = extname(file);
  if (extension === '.mjs' || extension === '.mts') return 'module';
  if (extension === '.cjs' || extension === '.cts') return 'commonjs';
  return manifests[0]?.isModule === true ? 'module' : 'commonjs';
}
