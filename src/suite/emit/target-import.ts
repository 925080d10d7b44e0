import { readFileSync } from 'node:fs';
import { basename, dirname, parse, relative, resolve, sep } from 'node:path';

import { moduleFormat } from '../../instrument/files/module-format.ts';
import { isTypeScript } from '../../instrument/typescript/source-language.ts';
import { compilerSettings, importsTypeScript } from '../project/compiler-settings.ts';
import type { ImportClause } from './import-clause.ts';
import { packageSpecifier } from './package-specifier.ts';
import type { TestFile } from './test-file.ts';

/** How a test imports an exported function. */
export interface TargetImport {
  readonly clause: ImportClause;
  /** An expression for the function. */
  readonly callee: string;
}

const identifier = /^[A-Za-z_$][\w$]*$/u;

/** Names that test files use otherwise, and names that cannot be declared. */
const taken = new Set(
  (
    'assert describe dirname elementsOf ended expect expected expectedFailure inspect it join knownFailure nearly ' +
    'printing process program readFileSync recorded scripted target test thrownBy ' +
    'types Buffer Deno default delete eval arguments'
  ).split(' '),
);

/** `alias` is used if the export has no name, or one that is taken. */
export function importOf(file: string, exportName: string, testFile: TestFile, alias: string): TargetImport {
  const from = specifier(file, testFile);
  const path = exportName === '' ? [] : exportName.split('.');
  const isCommonJs = moduleFormat(file, readFileSync(file, 'utf8')) === 'commonjs';
  const [first = 'default', ...more] = path;
  const isName = identifier.test(first) && first !== 'default';
  if (isCommonJs || testFile.modules === 'commonjs') {
    if (isName && more.length === 0 && testFile.modules === 'commonjs') return named(from, first, alias);
    // Of an ES module, `require` returns the namespace.
    const members = first === 'default' && isCommonJs ? more : [first, ...more];
    return { clause: { from, whole: alias, names: [] }, callee: [alias, ...members].join('.') };
  }
  if (more.length > 0 || !identifier.test(first)) {
    return { clause: { from, namespace: alias, names: [] }, callee: [alias, first, ...more].join('.') };
  }
  return isName ? named(from, first, alias) : { clause: { from, whole: alias, names: [] }, callee: alias };
}

function named(from: string, name: string, alias: string): TargetImport {
  const isTaken = taken.has(name);
  return { clause: { from, names: [isTaken ? `${name} as ${alias}` : name] }, callee: isTaken ? alias : name };
}

/** Returns how a test imports the class of an error, if the file exports it by name; undefined otherwise. */
export function importOfClass(file: string, name: string, testFile: TestFile): TargetImport | undefined {
  if (!identifier.test(name) || taken.has(name)) return undefined;
  const text = readFileSync(file, 'utf8');
  if (moduleFormat(file, text) === 'commonjs') return undefined;
  const declared = new RegExp(
    String.raw`\bexport\s+class\s+${name}\b|\bexport\s*\{[^}]*\b${name}\b(?!\s+as\b)[^}]*\}`,
    'u',
  );
  return declared.test(text) ? named(specifier(file, testFile), name, 'Failure') : undefined;
}

/** Returns a name for the module in a file: its own, or that of its folder. */
export function nameForModule(file: string): string {
  const { name, dir } = parse(resolve(file));
  const isGeneral = /^(?:index|main|lib|src|dist|cjs|esm|mod)$/u;
  const parts = [name, ...dir.split(sep).toReversed()];
  const telling = parts.find((part) => !isGeneral.test(part)) ?? name;
  const camel = telling.replaceAll(/[^A-Za-z0-9$]+(?<next>[A-Za-z0-9])?/gu, (_all, next: string | undefined) =>
    (next ?? '').toUpperCase(),
  );
  return identifier.test(camel) && !taken.has(camel) ? camel : 'target';
}

/** The title of the tests of a function. */
export function titleOf(file: string, exportName: string): string {
  return exportName === '' ? basename(file) : exportName;
}

function specifier(file: string, { path, runner, modules }: TestFile): string {
  const installed = runner === 'deno' ? undefined : packageSpecifier(file, path, modules);
  if (installed !== undefined) return installed;
  const from = pathFrom(path, file);
  return isTypeScript(path) && runner !== 'deno' ? asImported(from, dirname(resolve(path))) : from;
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
  const settings = compilerSettings(folder);
  if (settings === undefined || importsTypeScript(settings)) return path;
  const resolution = settings['moduleResolution'] ?? settings['module'];
  const wantsEnding = typeof resolution === 'string' && /^node(?:next|16|18|20)$/iu.test(resolution);
  return path.replace(/\.(?<kind>[cm]?)tsx?$/u, wantsEnding ? '.$<kind>js' : '');
}
