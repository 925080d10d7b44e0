import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { nativeBuild, rewriteFile } from '../../../instrument/rewrite-file.ts';

/** Where people put the source of a package, the surest first; what the manifest names goes before. */
const usualFiles = ['src/index.ts', 'src/main.ts', 'index.ts', 'src/index.js', 'index.js', 'index.mjs', 'lib/index.js'];

/** Names of functions that read text, the likeliest first. */
const usualNames = ['parse', 'fuzz', 'read', 'load', 'decode', 'compile', 'validate', 'tokenize', 'format', 'evaluate'];

/** A function of the package in `folder` that is worth a campaign, as `FILE#EXPORT`; undefined if none stands out. */
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

/** Functions of the file, exported or not: the user sees the answer before it is used. */
function exportedNames(file: string): string[] {
  try {
    const text = readFileSync(file, 'utf8');
    const { table } = rewriteFile({ file, text, format: null }, nativeBuild);
    return table.functions.map(({ name }) => name.replace(/^(?:module\.)?exports\./u, ''));
  } catch {
    return [];
  }
}
