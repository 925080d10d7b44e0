import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';

import { moduleFormat } from '../../instrument/module-format.ts';

/** How a test gets at an exported function. */
export interface TargetImport {
  readonly statements: readonly string[];
  /** An expression for the function. */
  readonly callee: string;
}

const identifier = /^[A-Za-z_$][\w$]*$/u;

/** `alias` keeps apart what several imports bring in. */
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
  return { statements: [`import { ${only} as ${alias} } from ${from};`], callee: alias };
}

/** What people call the function. */
export function titleOf(file: string, exportName: string): string {
  return exportName === '' ? basename(file) : exportName;
}

function specifier(file: string, testFile: string): string {
  const path = relative(dirname(resolve(testFile)), resolve(file))
    .split(sep)
    .join('/');
  return path.startsWith('.') ? path : `./${path}`;
}
