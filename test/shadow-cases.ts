import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RecordedInput } from './recorded-run.ts';

const folder = new URL('cases/shadows/', import.meta.url).pathname;

export const shadowCaseFiles: readonly string[] = readdirSync(folder);

export interface ShadowCase {
  readonly name: string;
  readonly input: RecordedInput;
  readonly source: string;
}

/** Cases follow lines of the form `//// name @ input`; the decision in question comes after a mark in the source. */
export function shadowCasesIn(file: string): ShadowCase[] {
  const parts = readFileSync(join(folder, file), 'utf8').split(/^\/\/\/\/ (.*) @ (.*)\n/mu);
  const cases: ShadowCase[] = [];
  for (let at = 1; at < parts.length; at += 3) {
    cases.push({ name: parts[at]!, input: inputOf(parts[at + 1]!), source: parts[at + 2]! });
  }
  return cases;
}

export function inputOf(text: string): RecordedInput {
  if (text.startsWith('bytes')) return Uint8Array.from(text.slice(6).split(' ').filter(Boolean), Number);
  return /^\d+n$/u.test(text) ? BigInt(text.slice(0, -1)) : (JSON.parse(text) as RecordedInput);
}
