import { dataModule } from '../files/data-module.ts';
import type { SiteTable } from '../sites/sites.ts';

/** The identifiers a coverage build uses beside those of the source, and the code that declares them. */
export interface CoveragePreamble {
  readonly code: string;
  /** The bytes to store into. */
  readonly bytes: string;
  /** Holds a value between two uses within one expression; no other code runs in between. */
  readonly temporary: string;
  /** An expression that adds an arm to the path's hash; empty if there is none. */
  step(counter: number): string;
  /** As `step`, for the arm of an operator within a condition that may be recorded as one decision. */
  stepWithin(counter: number): string;
  /** Stands at the end of each function, so that its original text can be found. */
  mark(functionNumber: number): string;
}

/** In place of a file's key: the words in which the path of a run is hashed, and after them those of its arms. */
export const pathKey = 'path';

/** In place of a file's key: the words in which the last place of a run is noted. */
export const placeKey = 'place';

/** Where the arms of a path begin; the word before says how many were taken. */
export const firstArm = 3;

/** What is kept of the sequence of all decisions of a run. */
export type PathChoice = 'none' | 'hash' | 'arms';

export interface CoverageChoices {
  readonly path?: PathChoice;
  /** The path has the decisions that the concolic build records: plain conditions are one, whatever they join. */
  readonly wholeConditions?: boolean;
}

/** The non-enumerable property of the global object through which rewritten code finds its bytes. */
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
  const words = `${prefix}h`;
  return {
    code: `${bytesDeclaration(bytes, keyOf(table), isModule)}${path === 'none' ? '' : bytesDeclaration(words, pathKey, isModule)}var ${temporary};`,
    bytes,
    temporary,
    step: (counter) => pathStep(path, words, armNumber(table, counter)),
    stepWithin: (counter) => (wholeConditions ? '' : pathStep(path, words, armNumber(table, counter))),
    mark: (functionNumber) => `/*coppice:${table.contentHash}:${functionNumber}*/`,
  };
}

/**
 * A module's functions can run before its body does, when imports form a circle: an imported binding is then ready,
 * a declared one would not be.
 */
export function bytesDeclaration(name: string, key: string, isModule: boolean): string {
  return isModule
    ? `import{bytes as ${name}}from${JSON.stringify(dataModule(`export const bytes=${bytesExpression(key)};`))};`
    : `const ${name}=${bytesExpression(key)};`;
}

/** Under which a file's bytes are kept. */
export function keyOf(table: SiteTable): string {
  return `${table.contentHash}/${table.counters}`;
}

/**
 * Two words, each a polynomial in the arms taken: neither multiplication leaves the integers that a double holds, so that
 * the engine computes with words. Arms for which there is no room are not kept.
 */
function pathStep(path: PathChoice, words: string, arm: number): string {
  if (path === 'none') return '';
  const hashed = `${words}[0]=${words}[0]*31+${arm}|0,${words}[1]=${words}[1]*65537+${arm}|0`;
  return path === 'hash' ? hashed : `${hashed},${words}[${firstArm}+${words}[2]++]=${arm}`;
}

/** The number by which an arm is known in a path; two of them may share one, by an unlikely chance. */
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
