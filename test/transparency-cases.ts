import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = new URL('cases/transparency/', import.meta.url).pathname;

export const transparencyCaseFiles: readonly string[] = readdirSync(folder);

/** Programs follow lines of the form `//// what it is about`. */
export function transparencyCasesIn(file: string): [name: string, source: string][] {
  const parts = readFileSync(join(folder, file), 'utf8').split(/^\/\/\/\/ (.*)\n/mu);
  const programs: [string, string][] = [];
  for (let at = 1; at < parts.length; at += 2) programs.push([parts[at]!, parts[at + 1]!]);
  return programs;
}
