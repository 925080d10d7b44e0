import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { nativeBuild, rewriteFile } from '../../../instrument/files/rewrite-file.ts';

/** Common source files of a package, the most likely first; files named by the manifest come before these. */
const usualFiles = ['src/index.ts', 'src/main.ts', 'index.ts', 'src/index.js', 'index.js', 'index.mjs', 'lib/index.js'];

/** Common names of functions that read text, the most likely first. */
const usualNames = ['parse', 'fuzz', 'read', 'load', 'decode', 'compile', 'validate', 'tokenize', 'format', 'evaluate'];

/**
 * Returns a function of the package in `folder` that is a likely target, as `FILE#EXPORT`; undefined if there is none.
 */
export function likelyTarget(folder: string): string | undefined {
  const files = [...namedByManifest(folder), ...usualFiles].filter((file) => existsSync(path.join(folder, file)));
  for (const file of files) {
    const names = exportedNames(path.join(folder, file));
    const name = usualNames.find((usual) => names.includes(usual));
    if (name !== undefined) return `./${file}#${name}`;
  }
  return files[0] === undefined ? undefined : `./${files[0]}`;
}

function namedByManifest(folder: string): string[] {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return [];
  try {
    const { main, module } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
    return [module, main].flatMap((name) => (typeof name === 'string' ? [path.normalize(name)] : []));
  } catch {
    return [];
  }
}

/** Functions of the file, exported or not: the user can check the result before using it. */
function exportedNames(file: string): string[] {
  try {
    const text = readFileSync(file, 'utf8');
    const { table } = rewriteFile({ file, text, format: null }, nativeBuild);
    return table.functions.map(({ name }) => name.replace(/^(?:module\.)?exports\./u, ''));
  } catch {
    return [];
  }
}
