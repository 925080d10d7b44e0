import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedData } from '../shared-data.ts';
import { coppice, document, temporaryFolder } from './coppice.ts';

/** Number of files that the paper's tool needed (Table III), for the cells that are quick to measure. */
const table: readonly (readonly [grammar: string, k: number, filesInPaper: number])[] = [
  ['JSON', 1, 40],
  ['JSON', 2, 35],
  ['JSON', 3, 58],
  ['CSV', 1, 42],
  ['CSV', 2, 38],
  ['CSV', 3, 51],
  ['url', 1, 43],
  ['url', 2, 45],
  ['url', 3, 72],
  ['Markdown', 1, 653],
];

const data = sharedData();
const folder = temporaryFolder();

describe.skipIf(data === undefined)("the k-path paper's grammars (skipped without $COPPICE_DATA)", () => {
  it.each(table)('%s, k = %i: all k-paths in no more than %i small files that parse back', (name, k, filesInPaper) => {
    const grammar = path.join(data!, 'grammars/kpath-paper', `${name}.g4`);
    const out = path.join(folder, `${name}-${k}`);
    const made = coppice(['grammar', 'generate', grammar, '--strategy', 'kpath', '--k', String(k), '--out', out]);
    expect(made.status).toBe(0);
    const texts = readdirSync(out).map((file) => readFileSync(path.join(out, file), 'utf8'));
    expect(texts.length).toBeLessThanOrEqual(filesInPaper);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(2000);
    const { parsed, partial, kPaths } = document(['grammar', 'cover', grammar, out, '--k', String(k)]) as {
      parsed: number;
      partial: string[];
      kPaths: Record<string, { covered: string; total: string }>;
    };
    expect([parsed, partial]).toEqual([texts.length, []]);
    expect(Object.keys(kPaths)).toHaveLength(k);
    for (const { covered, total } of Object.values(kPaths)) expect(covered).toBe(total);
    const { total } = kPaths[k] as { total: string };
    expect(made.stderr).toContain(`they cover ${total} of ${total} k-paths at k = ${k}`);
  });
});
