import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

import { moduleFormat } from '../../instrument/files/module-format.ts';
import { isTypeScript } from '../../instrument/typescript/source-language.ts';

/** How a test imports an exported function. */
export interface TargetImport {
  readonly statements: readonly string[];
  /** An expression for the function. */
  readonly callee: string;
}

const identifier = /^[A-Za-z_$][\w$]*$/u;

/** Names that test files use otherwise. */
const taken = new Set([
  'assert',
  'describe',
  'elementsOf',
  'ended',
  'expect',
  'inspect',
  'it',
  'printing',
  'scripted',
  'target',
  'thrownBy',
]);

/** `alias` is used if the export has no name, or one that is taken. */
export function importOf(file: string, exportName: string, testFile: string, alias: string): TargetImport {
  const from = JSON.stringify(specifier(file, testFile));
  const path = exportName === '' ? [] : exportName.split('.');
  if (moduleFormat(file, readFileSync(file, 'utf8')) === 'commonjs') {
    const [first, ...rest] = path;
    const members = first === 'default' ? rest : path;
    return { statements: [`import ${alias} from ${from};`], callee: [alias, ...members].join('.') };
  }
  const [only = 'default', ...more] = path;
  if (more.length > 0 || !identifier.test(only)) {
    return { statements: [`import * as ${alias} from ${from};`], callee: [alias, ...path].join('.') };
  }
  if (only === 'default') return { statements: [`import ${alias} from ${from};`], callee: alias };
  if (taken.has(only)) return { statements: [`import { ${only} as ${alias} } from ${from};`], callee: alias };
  return { statements: [`import { ${only} } from ${from};`], callee: only };
}

/** The title of the tests of a function. */
export function titleOf(file: string, exportName: string): string {
  return exportName === '' ? basename(file) : exportName;
}

function specifier(file: string, testFile: string): string {
  const path = pathFrom(testFile, file);
  return isTypeScript(testFile) ? asImported(path, dirname(resolve(file))) : path;
}

/** Returns the path of a file relative to the folder of a test file. */
export function pathFrom(testFile: string, file: string): string {
  const path = relative(dirname(resolve(testFile)), resolve(file))
    .split(sep)
    .join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Adapts the file extension to what the project's compiler expects in imports of TypeScript files. */
function asImported(path: string, folder: string): string {
  const settings = nearestCompilerSettings(folder);
  if (settings === undefined || /"(?:allowImporting|rewriteRelativeImport)\w*Extensions"\s*:\s*true/u.test(settings)) {
    return path;
  }
  const wantsEnding = /"module(?:Resolution)?"\s*:\s*"node(?:next|16|18|20)"/iu.test(settings);
  return path.replace(/\.(?<kind>[cm]?)tsx?$/u, wantsEnding ? '.$<kind>js' : '');
}

function nearestCompilerSettings(folder: string): string | undefined {
  const file = join(folder, 'tsconfig.json');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  return dirname(folder) === folder ? undefined : nearestCompilerSettings(dirname(folder));
}
