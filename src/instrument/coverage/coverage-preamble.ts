import { dataModule } from '../files/data-module.ts';
import type { SiteTable } from '../sites/sites.ts';

/** The identifiers that a coverage build adds to those of the source, and the code that declares them. */
export interface CoveragePreamble {
  readonly code: string;
  /** Name of the byte array to store into. */
  readonly bytes: string;
  /** Name of a variable that holds a value between two uses in one expression; no other code runs in between. */
  readonly temporary: string;
  /** An expression that adds an arm to the hash of the path; empty if no path is kept. */
  step(counter: number): string;
  /** Like `step`, for the arm of an operator in a condition that may be recorded as one decision. */
  stepWithin(counter: number): string;
  /** A comment at the end of each function, by which its original text is found. */
  mark(functionNumber: number): string;
}

/** Key, in place of that of a file, of the array with the hash of a run's path and after it the arms taken. */
export const pathKey = 'path';

/** Key, in place of that of a file, of the array with the last location of a run. */
export const placeKey = 'place';

/** Index of the first arm of a path; the slot before it holds the number of arms taken. */
export const firstArm = 3;

/** What is kept of the sequence of decisions of a run: nothing, a hash, or a hash and all arms. */
export type PathChoice = 'none' | 'hash' | 'arms';

export interface CoverageChoices {
  readonly path?: PathChoice;
  /** Count a plain condition as one decision, as the concolic build does, however many comparisons it joins. */
  readonly wholeConditions?: boolean;
}

/** Symbol name of the non-enumerable global function that returns the byte array of a file by its key. */
export const bytesSymbolName = 'coppice.bytes';

export function preambleOf(
  text: string,
  table: SiteTable,
  isModule: boolean,
  { path = 'none', wholeConditions = false }: CoverageChoices,
): CoveragePreamble {
  const prefix = freshPrefix(text);
  const bytes = `${prefix}k`;
  const temporary = `${prefix}t`;
  const cells = `${prefix}h`;
  const declaredCells = path === 'none' ? '' : bytesDeclaration(cells, pathKey, isModule);
  return {
    code: `${bytesDeclaration(bytes, keyOf(table), isModule)}${declaredCells}var ${temporary};`,
    bytes,
    temporary,
    step: (counter) => pathStep(path, cells, armNumber(table, counter)),
    stepWithin: (counter) => (wholeConditions ? '' : pathStep(path, cells, armNumber(table, counter))),
    mark: (functionNumber) => `/*coppice:${table.contentHash}:${functionNumber}*/`,
  };
}

/**
 * Declares the byte array. A module imports it, because with cyclic imports its functions can run before its body: an
 * imported binding is initialized then, a declared one is not.
 */
export function bytesDeclaration(name: string, key: string, isModule: boolean): string {
  return isModule
    ? `import{bytes as ${name}}from${JSON.stringify(dataModule(`export const bytes=${bytesExpression(key)};`))};`
    : `const ${name}=${bytesExpression(key)};`;
}

/** The key of a file's byte array. */
export function keyOf(table: SiteTable): string {
  return `${table.contentHash}/${table.counters}`;
}

/**
 * The path hash consists of two 32-bit slots, each a polynomial in the arms taken. The products stay within the
 * integers that a double represents exactly, so the engine can use integer arithmetic. Arms beyond the array are
 * dropped.
 */
function pathStep(path: PathChoice, cells: string, arm: number): string {
  if (path === 'none') return '';
  const hashed = `${cells}[0]=${cells}[0]*31+${arm}|0,${cells}[1]=${cells}[1]*65537+${arm}|0`;
  return path === 'hash' ? hashed : `${hashed},${cells}[${firstArm}+${cells}[2]++]=${arm}`;
}

/** The number of an arm in a path. It is a hash: two arms may collide, which is unlikely. */
export function armNumber(table: SiteTable, counter: number): number {
  return Math.imul(Number.parseInt(table.contentHash.slice(0, 8), 16) ^ counter, 0x9e3779b1) >>> 1;
}

function bytesExpression(key: string): string {
  return `globalThis[Symbol.for(${JSON.stringify(bytesSymbolName)})](${JSON.stringify(key)})`;
}

export function freshPrefix(text: string): string {
  let prefix = '$c';
  while (text.includes(prefix)) prefix += '_';
  return prefix;
}
